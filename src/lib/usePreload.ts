import { useEffect } from 'react'
import type { LazyCode } from './lazyCode.tsx'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Loads parts of a page once somebody stirs in front of it: early enough for the press, and not before the page itself. */
export function usePreload(...parts: readonly Pick<LazyCode<never>, 'preload'>[]): void {
  useEffect(
    function preloadOnFirstSign() {
      const controller = new AbortController()
      const preload = () => {
        controller.abort()
        for (const part of parts) part.preload()
      }
      for (const sign of signs) addEventListener(sign, preload, { passive: true, signal: controller.signal })
      return () => controller.abort()
    },
    // The parts of a page are constants of its module.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [],
  )
}
