import { useEffect, useState } from 'react'
import { onSign, signs } from '#lib/presence.ts'
import { after, type Stop } from '#lib/timers.ts'

/**
 * True once nobody has touched anything for so long; it stays so until it is set back. By the clock on the wall: a
 * machine that slept finds the time over when it wakes.
 */
export function useQuiet(afterMs: number): [boolean, (isQuiet: boolean) => void] {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(
    function watchForQuiet() {
      if (isQuiet) return
      let lastMs = Date.now()
      let stop: Stop = () => {}
      const look = () => {
        const leftMs = afterMs - (Date.now() - lastMs)
        if (leftMs <= 0) setQuiet(true)
        else stop = after(leftMs, look)
      }
      const notice = () => {
        lastMs = Date.now()
      }
      const stopListening = onSign(signs, notice)
      look()
      return () => {
        stop()
        stopListening()
      }
    },
    [isQuiet, afterMs],
  )
  return [isQuiet, setQuiet]
}
