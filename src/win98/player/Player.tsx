import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useRef } from 'react'
import * as messages from '#content/messages.ts'
import { tapeExhibit } from '#content/exhibits/tape/exhibit.ts'
import type { Cue } from '#contract/device.ts'
import type { Story } from '#contract/story.ts'
import { allDevicesQuery } from '#api/queries/devices.ts'
import { deviceStoryQuery, narrationIn } from '#api/queries/narration.ts'
import { type SpokenWords, storyText, storyTitle } from '#lib/stories/storyTitle.ts'
import { ReadBy } from '#ui/kit/player/ReadBy.tsx'
import type { Spectrum } from '#audio/spectrum.ts'
import { voiceSpectrum } from '#audio/voice.ts'
import { everyFrame } from '#lib/time/timers.ts'
import { reducedMotion, useMedia } from '#lib/browser/useMedia.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { Label } from '../menus/Label.tsx'
import { MenuBar } from '../menus/MenuBar.tsx'
import shared from '../program.module.css'
import { type Look, looks, drawLook, newFrame, type VisualFrame } from './looks.ts'
import styles from './Player.module.css'
import { Transport } from './Transport.tsx'

/** A recording to play. */
export interface Track {
  readonly url: string
  /** Seconds. */
  readonly duration: number
  readonly cues: readonly Cue[]
  /** The whole text; null without a transcript. */
  readonly transcript: SpokenWords | null
  readonly lang: string | undefined
}

const noCues: readonly Cue[] = []

/** The player for a device's narration or a visitor's voice, with a picture of the sound. */
export function Player({ id, story }: { id: string; story: Story | null }) {
  const { words, close, language } = useDesktop()
  const text = words.player
  const [look, setLook] = useState<Look>('bars')
  const [isPlaying, setPlaying] = useState(false)
  const [deviceId, setDeviceId] = useState<number>(tapeExhibit.device.id)
  /** The story whose voice was opened, until a device is chosen. */
  const [voiceOf, setVoiceOf] = useState(story)
  useEffect(
    function openRequested() {
      setVoiceOf(story)
    },
    [story],
  )
  const devices = useQuery(allDevicesQuery)
  const narrated = useQuery(deviceStoryQuery(deviceId))
  const narration = narrationIn(narrated.data, language)
  const track = useMemo<Track | null>(() => {
    const voice = voiceOf?.voice ?? null
    if (voice !== null)
      return {
        url: voice.url,
        duration: voice.duration,
        cues: noCues,
        transcript: voiceOf && storyText(voiceOf, language),
        lang: voiceOf?.language ?? undefined,
      }
    if (narration === undefined) return null
    const { audioUrl: url, duration, cues, language: lang, transcript: text } = narration
    return { url, duration, cues, transcript: { text, lang }, lang }
  }, [voiceOf, narration, language])
  const title = voiceOf === null ? null : (storyTitle(voiceOf, language)?.text ?? words.stories.untitled)

  return (
    <div className={styles.program}>
      <MenuBar
        label={words.apps.player}
        menus={[
          { label: text.file, entries: [{ label: text.close, pick: () => close(id) }] },
          {
            label: text.view,
            entries: looks.map((each) => ({
              label: text[each],
              isChecked: each === look,
              pick: () => setLook(each),
            })),
          },
        ]}
      />
      <div className={styles.screen}>
        <Visual look={look} isPlaying={isPlaying} label={text.picture} />
      </div>
      {title !== null && (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      )}
      <label className={styles.choice}>
        <span>{text.device}</span>
        <select
          className={styles.select}
          value={title === null ? deviceId : ''}
          onChange={(event) => {
            setVoiceOf(null)
            setDeviceId(Number(event.currentTarget.value))
          }}
        >
          {title !== null && (
            <option value="" dir="auto">
              {title}
            </option>
          )}
          {(devices.data ?? []).map((device) => (
            <option key={device.id} value={device.id} dir="auto">
              {device.name}
            </option>
          ))}
        </select>
      </label>
      {voiceOf === null && <ReadBy readers={narration?.readBy} />}
      {track !== null ? (
        <Transport key={track.url} track={track} onPlaying={setPlaying} />
      ) : narrated.errorUpdateCount > 0 && narrated.data === undefined ? (
        <div className={shared.message} role="alert">
          <p>{messages.deviceStoryFailed[language]}</p>
          <button type="button" className={shared.button} onClick={() => void narrated.refetch()}>
            <Label text={text.retry} />
          </button>
        </div>
      ) : (
        <p className={shared.message} role="status">
          {narrated.data === undefined ? text.loading : messages.noDeviceStory[language]}
        </p>
      )}
    </div>
  )
}

/** Bars of the picture. */
const bandCount = 24
/** Pixels of the picture. */
const size = { width: 192, height: 96 } as const
/** ms that the picture moves on after the sound ends. */
const settleMs = 1200

interface VisualProps {
  readonly look: Look
  readonly isPlaying: boolean
  readonly label: string
}

/** A picture of the playing sound. It stops after the sound; with reduced motion it shows the level once a second. */
function Visual({ look, isPlaying, label }: VisualProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<VisualFrame | null>(null)
  const isStill = useMedia(reducedMotion)

  useEffect(
    function run() {
      const context = canvas.current?.getContext('2d')
      if (!context) return
      frame.current ??= newFrame(bandCount)
      const state = frame.current
      drawLook(look, context, size, null, state, 0)
      let spectrum: Spectrum | null = null
      let quietMs = 0
      let waitedMs = 0
      const stop = everyFrame((deltaMs) => {
        spectrum ??= voiceSpectrum({ bands: bandCount })
        if (!isPlaying && quietMs > settleMs) {
          stop()
          return
        }
        quietMs = isPlaying ? 0 : quietMs + deltaMs
        waitedMs += deltaMs
        if (isStill && waitedMs < 1000) return
        spectrum?.read(waitedMs)
        drawLook(look, context, size, spectrum, state, waitedMs)
        context.canvas.dataset.level = (spectrum?.level ?? 0).toFixed(2)
        waitedMs = 0
      })
      return stop
    },
    [look, isPlaying, isStill],
  )
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className={styles.visual}
      width={size.width}
      height={size.height}
      data-look={look}
    />
  )
}
