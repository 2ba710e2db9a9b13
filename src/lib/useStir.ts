import { useEffect, useState } from 'react'
import type { LazyCode } from './lazyCode.tsx'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

/**
 * True once somebody has stirred in front of the page: then `part`, if any, starts loading, early enough for the press
 * that may follow, and not before the page itself.
 */
export function useStir(part?: Pick<LazyCode<never>, 'preload'>): boolean {
  const [hasStirred, setHasStirred] = useState(false)
  useEffect(
    function waitForASign() {
      const controller = new AbortController()
      const stir = () => {
        controller.abort()
        part?.preload()
        setHasStirred(true)
      }
      for (const sign of signs) addEventListener(sign, stir, { passive: true, signal: controller.signal })
      return () => controller.abort()
    },
    [part],
  )
  return hasStirred
}
