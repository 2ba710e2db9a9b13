import { useState } from 'react'
import * as messages from '#content/messages.ts'
import { playground } from '#content/pages/playground.ts'
import type { Language } from '#contract/common.ts'
import * as routes from '#contract/routes.ts'
import { ApiError } from '#api/ApiError.ts'
import { call } from '#api/client.ts'
import { theMixer } from '#audio/theMixer.ts'
import { playgroundApi } from '#lib/server/playgroundApi.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { FloppyPicture } from './FloppyPicture.tsx'
import styles from './FloppyDrive.module.css'
import { Section } from './Section.tsx'
import { useLanguage, useWords } from '#state/language.ts'

type Drive = 'in' | 'ejecting' | 'out'

/** A drive that ejects its disk if the server agrees (PLAY-04). */
export function FloppyDrive() {
  const language = useLanguage()
  const words = useWords(playground).floppy
  const [drive, setDrive] = useState<Drive>('in')

  /** Each press asks the server and shows its answer. */
  async function eject() {
    setDrive('ejecting')
    const { isOut, message } = await ejected(language)
    setDrive(isOut ? 'out' : drive)
    if (isOut) toast.success(message)
    else toast.error(message)
    if (isOut) void sound()
  }

  return (
    <Section heading={words.heading} text={words.text}>
      <div className={styles.drive} data-drive={drive}>
        <FloppyPicture />
        <div className={styles.driveKeys}>
          <Button look="main" busy={drive === 'ejecting'} onClick={() => void eject()}>
            {words.eject}
          </Button>
          <Button disabled={drive !== 'out'} onClick={() => setDrive('in')}>
            {words.insert}
          </Button>
        </div>
        <p role="status">{drive === 'out' ? words.isOut : words.isIn}</p>
      </div>
    </Section>
  )
}

/** The server's answer in a sentence. */
async function ejected(language: Language): Promise<{ readonly isOut: boolean; readonly message: string }> {
  try {
    const answer = await call(routes.ejectFloppy, { base: playgroundApi() })
    const isOut = ('success' in answer ? answer.success : undefined) ?? answer.statusCode === 200
    return {
      isOut,
      message:
        answer.message || (isOut ? playground[language].floppy.isOut : messages.floppyFailed[language]),
    }
  } catch (error) {
    console.warn('The floppy stays in', error)
    const isLost = error instanceof ApiError && error.code === 'network'
    return { isOut: false, message: (isLost ? messages.floppyFailed : messages.unknownError)[language] }
  }
}

/** Plays the drive's sound where possible; the disk ejects in any case. */
async function sound(): Promise<void> {
  try {
    const mixer = await theMixer()
    await mixer.prepare(['floppy-eject'])
    mixer.play('floppy-eject')
  } catch (error) {
    console.warn('The drive stays silent', error)
  }
}
