import { useState } from 'react'
import { playground } from '#content/pages/playground.ts'
import type { Language } from '#contract/common.ts'
import { Button } from '#ui/kit/Button.tsx'
import { KitGallery } from './KitGallery.tsx'
import { Section } from './Section.tsx'

/** Everything that pages are made of, on demand. */
export function KitSection({ language }: { readonly language: Language }) {
  const words = playground[language].kit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading} text={words.text}>
      {isOpen ? (
        <KitGallery language={language} />
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {words.show}
        </Button>
      )}
    </Section>
  )
}
