import { copyText } from '#lib/browser/copyText.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { useLanguage } from '#state/language.ts'

interface CopyKeyProps {
  readonly text: string
  readonly words: { readonly copy: string; readonly copied: string; readonly notCopied: string }
}

/** Puts a text on the clipboard. */
export function CopyKey({ text, words }: CopyKeyProps) {
  const language = useLanguage()
  async function copy() {
    if (await copyText(text)) toast.success(words.copied, { lang: language })
    else toast.error(words.notCopied, { lang: language })
  }
  return <Button onClick={() => void copy()}>{words.copy}</Button>
}
