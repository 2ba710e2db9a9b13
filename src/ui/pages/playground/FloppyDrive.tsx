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

/** A drive seen from above, front towards the viewer, in theme colours. CSS moves the disk by the drive's state. */
function FloppyPicture() {
  return (
    <svg className={styles.floppy} viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="floppy-front">
          <rect x="0" y="170" width="480" height="130" />
        </clipPath>
      </defs>
      <rect className={styles.driveBody} x="1.5" y="1.5" width="477" height="166" />
      <path className={styles.driveVents} d="M60 34 H420 M60 54 H420 M60 74 H420 M60 94 H420" />
      <rect className={styles.driveSlot} x="60" y="124" width="360" height="22" />
      <circle className={styles.driveLamp} cx="34" cy="135" r="5" />
      <rect className={styles.driveButton} x="434" y="124" width="30" height="22" />
      <g clipPath="url(#floppy-front)">
        <g className={styles.disk}>
          <path className={styles.diskBody} d="M72 40 H408 V282 a8 8 0 0 1 -8 8 H80 a8 8 0 0 1 -8 -8 Z" />
          <rect className={styles.diskLabel} x="108" y="130" width="264" height="134" />
          <path className={styles.diskLine} d="M124 190 H356 M124 214 H356 M124 238 H280" />
        </g>
      </g>
      <rect className={styles.driveFront} x="1.5" y="1.5" width="477" height="166" />
    </svg>
  )
}
