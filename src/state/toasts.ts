import { createElement } from 'react'
import { toast as shared } from 'react-hot-toast/headless'
import type { Language } from '#contract/common.ts'

/** Spec §9: how long a toast stands, in ms. */
export const toastMs = {
  adminLogin: 4000,
  avatar: 4000,
  memory: 4000,
  share: 3000,
  explore: 3000,
  elsewhere: 5000,
} as const

interface ToastOptions {
  /** The page that speaks; it decides how long the toast stands. */
  readonly page?: keyof typeof toastMs
  /** The language of the message; left out, it is that of the page at hand. */
  readonly lang?: Language
}

/** Tells of a result in passing. The same message again restarts the toast that stands. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  /** Neither a success nor a failure. */
  notice: (message: string, options?: ToastOptions) => show('blank', message, options),
  dismissAll: () => shared.dismissAll(),
}

/** A toast leaves the page this long after it closed: the time of its way out. */
const toastLeavesMs = 300

function show(
  kind: 'success' | 'error' | 'blank',
  message: string,
  { page = 'elsewhere', lang }: ToastOptions = {},
): void {
  const tell = kind === 'blank' ? shared : shared[kind]
  tell(createElement('span', { lang }, message), {
    id: `${kind}: ${message}`,
    duration: toastMs[page],
    removeDelay: toastLeavesMs,
  })
}
