import type { Language } from '#contract/common.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'

interface CopyKeyProps {
  readonly text: string
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string }
  readonly language: Language
}

/** Puts a text on the clipboard, where the browser lets it. */
export function CopyKey({ text, words, language }: CopyKeyProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.copied, { lang: language })
    } catch (error) {
      console.warn('The clipboard is not to be had', error)
      toast.error(words.notCopied, { lang: language })
    }
  }
  return <Button onClick={() => void copy()}>{words.copy}</Button>
}
