import { useLocation } from 'wouter'
import { useKiosk } from '#state/kiosk.ts'
import { useVisit } from '#state/visit.ts'
import { kioskStart } from '#app/idle/returnTarget.ts'
import { Attract } from './Attract.tsx'
import { programOf } from './program.ts'
import { swallowClick } from './swallowClick.ts'
import { useWatch } from './useWatch.ts'

/** Invites whoever passes by while nobody is there (FIT-04). The first touch opens what it touched. */
export function AttractHost() {
  const [path, navigate] = useLocation()
  const isClosed = useKiosk(({ phase }) => phase === 'closed')
  const start = useKiosk(() => kioskStart()).replace(/[?#].*$/s, '')
  const isNobodyThere = useVisit((visit) => visit.isNobodyThere)
  const program = programOf(start)

  useWatch(path === start, (sign) => {
    if (program === null || sign === null) return
    const address = addressUnder(sign)
    if (sign.type === 'click') sign.preventDefault()
    else swallowClick()
    if (address !== null && address !== path) navigate(address)
  })

  return isNobodyThere && !isClosed && program !== null ? <Attract program={program} /> : null
}

/** Where what was touched leads; null: the start is what it asked for. A key that is no press asks for the start, too. */
function addressUnder(sign: Event): string | null {
  if (sign instanceof KeyboardEvent && sign.key !== 'Enter') return null
  if (!(sign.target instanceof Element) || sign.type === 'wheel') return null
  return sign.target.closest('[data-invites]')?.getAttribute('href') ?? null
}
