import { useEffect } from 'react'
import type { Mixer, Sounding } from '#audio/Mixer.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { ownedTimers } from '#lib/time/timers.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import { hallDevices } from './pedestals.ts'

const names: readonly SoundName[] = ['press', ...hallDevices.map(({ breath }) => breath.sound)]
/** Seconds. */
const fades = { in: 0.4, out: 0.5 } as const

/** The sounds of the hall: touches, and the idle sound of the approached object. */
export function useHallSound(near: string | null): void {
  const mixer = useExhibitSounds(names, chooser.acoustics)
  useEffect(
    function press() {
      if (mixer === null) return
      const listening = new AbortController()
      addEventListener('pointerdown', () => mixer.play('press'), listening)
      return () => listening.abort()
    },
    [mixer],
  )
  useEffect(
    function breathe() {
      if (mixer === null || near === null) return
      const breath = breathOf(near, mixer)
      return () => breath?.stop(fades.out)
    },
    [mixer, near],
  )
}

function breathOf(slug: string, mixer: Mixer): Sounding | null {
  const breath = hallDevices.find((device) => device.slug === slug)?.breath
  if (breath === undefined) return null
  const { sound, atMs } = breath
  if (atMs === 'loop') return mixer.loop(sound, { fadeSeconds: fades.in })
  const timers = ownedTimers()
  for (const ms of atMs) timers.after(ms, () => mixer.play(sound))
  return { stop: timers.dispose }
}
