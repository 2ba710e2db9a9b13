import { useState } from 'react'
import * as messages from '#content/messages.ts'
import type { takeBack } from '#content/pages/myStory.ts'
import type { withdrawOwnStory, withdrawOwnVoice } from '#contract/routes.ts'
import { call } from '#api/client.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { useLanguage } from '#state/language.ts'

interface TakeBackProps {
  readonly words: (typeof takeBack)['en']['story']
  readonly route: typeof withdrawOwnStory | typeof withdrawOwnVoice
  readonly personalLinkKey: string
  readonly onDone: () => void
}

/** Withdraws a story or a part of it, after a confirmation: it cannot be undone. */
export function TakeBack({ words, route, personalLinkKey, onDone }: TakeBackProps) {
  const language = useLanguage()
  const [isAsked, setIsAsked] = useState(false)
  const { isSubmitting, submit } = useSubmission({
    send: ([key]: readonly [string]) => call(route, { body: { key } }),
    onSuccess: onDone,
    onError: (failure) =>
      toast.error(failure.kind === 'refused' ? failure.report.message : messages.network[language]),
  })

  return (
    <>
      <Button aria-haspopup="dialog" busy={isSubmitting} onClick={() => setIsAsked(true)}>
        {words.key}
      </Button>
      <Dialog
        title={words.sure}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        keys={
          <>
            <Button look="main" onClick={() => setIsAsked(false)}>
              {words.no}
            </Button>
            <Button
              onClick={() => {
                setIsAsked(false)
                submit([personalLinkKey])
              }}
            >
              {words.yes}
            </Button>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  )
}
