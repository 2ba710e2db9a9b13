import type { Language } from '#contract/common.ts'
import { copyText } from '#lib/browser/copyText.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'

interface CopyKeyProps {
  readonly text: string
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string }
  readonly language: Language
}

/** Puts a text on the clipboard. */
export function CopyKey({ text, words, language }: CopyKeyProps) {
  async function copy() {
    if (await copyText(text)) toast.success(words.copied, { lang: language })
    else toast.error(words.notCopied, { lang: language })
  }
  return <Button onClick={() => void copy()}>{words.copy}</Button>
}
