import { createElement } from 'react'
import { toast as shared } from 'react-hot-toast/headless'
import type { Language } from '#contract/common.ts'

/** Spec §9: ms that a toast stays. */
export const toastMs = {
  adminLogin: 4000,
  avatar: 4000,
  memory: 4000,
  share: 3000,
  explore: 3000,
  elsewhere: 5000,
} as const

interface ToastOptions {
  /** The page that shows it; sets how long the toast stays. */
  readonly page?: keyof typeof toastMs
  /** Language of the message; by default that of the page. */
  readonly lang?: Language
}

/** Shows a brief message. The same message again restarts its toast. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  notice: (message: string, options?: ToastOptions) => show('blank', message, options),
  dismissAll: () => shared.dismissAll(),
}

/** Duration of the closing animation, ms. */
const toastLeavesMs = 300

function show(
  kind: 'success' | 'error' | 'blank',
  message: string,
  { page = 'elsewhere', lang }: ToastOptions = {},
): void {
  const showToast = kind === 'blank' ? shared : shared[kind]
  showToast(createElement('span', { lang }, message), {
    id: `${kind}: ${message}`,
    duration: toastMs[page],
    removeDelay: toastLeavesMs,
  })
}
