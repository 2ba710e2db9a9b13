import { useRef, useState } from 'react'
import { adminResearch } from '#content/pages/adminResearch.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import shared from '../parts/parts.module.css'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useLanguage } from '#state/language.ts'

/** One archive of everything for research. The ticket opens one download, so that the token stands in no address. */
export function Export() {
  const language = useLanguage()
  const words = adminResearch[language].export
  const link = useRef<HTMLAnchorElement>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const action = useStaffAction({
    language,
    act: () => adminCall(routes.exportTicket, {}),
    onDone({ url, memories, stories, recordings }) {
      setBegun(fill(words.started, { memories, stories, recordings }))
      if (!link.current) return
      link.current.href = url
      link.current.click()
    },
  })
  return (
    <section className={shared.section} aria-labelledby="export">
      <h2 id="export" className={shared.heading}>
        {words.heading}
      </h2>
      <p className={shared.note}>{words.text}</p>
      <div className={shared.keys}>
        <Button look="main" busy={action.pending !== null} onClick={() => action.run()}>
          {words.key}
        </Button>
        {/* Pressed by the key once there is a ticket. */}
        <a ref={link} href="#export" download hidden tabIndex={-1}>
          {words.key}
        </a>
        <p role="status">{begun}</p>
      </div>
    </section>
  )
}
