import { useState } from 'react'
import type { Report } from '#contract/common.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { TextForm, type TextFormProps } from './TextForm.tsx'
import { VoiceForm, type VoiceFormProps } from './VoiceForm.tsx'

interface TextOrVoiceProps<Content extends object> extends Omit<
  VoiceFormProps<Content, Report>,
  'upload' | 'send' | 'onEarlier'
> {
  readonly first: 'text' | null
  readonly words: {
    readonly write: string
    readonly record: string
    readonly uploadText: string
    readonly uploadAudio: string
    readonly text: TextFormProps<Content, Report>['words']
  }
  readonly sendText: TextFormProps<Content, Report>['send']
  readonly sendVoice: VoiceFormProps<Content, Report>['send']
}

/** Both forms as an accordion, without the consent that `Contribute` asks for. An unsent recording opens its form. */
export function TextOrVoice<Content extends object>(props: TextOrVoiceProps<Content>) {
  const { first, words, sendText, sendVoice, isAway = false, ...form } = props
  const [open, setOpen] = useState<'text' | 'voice' | null>(first)
  const item = (kind: 'text' | 'voice') => ({
    group: form.draft,
    open: open === kind,
    onToggle: (isOpen: boolean) => setOpen((now) => (isOpen ? kind : now === kind ? null : now)),
  })
  return (
    <>
      <AccordionItem {...item('text')} title={words.write}>
        <TextForm {...form} upload={words.uploadText} words={words.text} send={sendText} />
      </AccordionItem>
      <AccordionItem {...item('voice')} title={words.record}>
        <VoiceForm
          {...form}
          upload={words.uploadAudio}
          send={sendVoice}
          isAway={isAway || open !== 'voice'}
          onEarlier={() => setOpen('voice')}
        />
      </AccordionItem>
    </>
  )
}
