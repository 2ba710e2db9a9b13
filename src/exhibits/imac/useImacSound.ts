import { useCallback, useEffect } from 'react'
import { imacExhibit } from '#content/exhibits/imac/exhibit.ts'
import type { SoundName } from '#audio/sounds.gen.ts'
import { useExhibitSounds } from '#ui/parts/useExhibitSounds.ts'
import type { Power } from './imacMachine.ts'

const names: readonly SoundName[] = ['press', 'museum-click', 'computer-start']

/** Sounds of keys and windows, and the start-up chord. */
export function useImacSound(power: Power): { readonly press: () => void; readonly tap: () => void } {
  const mixer = useExhibitSounds(names, imacExhibit.acoustics)
  useEffect(
    function playChord() {
      if (power === 'starting') mixer?.play('computer-start')
    },
    [mixer, power],
  )
  return {
    press: useCallback(() => void mixer?.play('press'), [mixer]),
    tap: useCallback(() => void mixer?.play('museum-click'), [mixer]),
  }
}
