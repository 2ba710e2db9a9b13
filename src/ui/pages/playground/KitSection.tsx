import { useState } from 'react'
import { playground } from '#content/pages/playground.ts'
import { Button } from '#ui/kit/Button.tsx'
import { KitGallery } from './KitGallery.tsx'
import { Section } from './Section.tsx'
import { useLanguage } from '#state/language.ts'

/** Everything that pages are made of, on demand. */
export function KitSection() {
  const language = useLanguage()
  const words = playground[language].kit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading} text={words.text}>
      {isOpen ? (
        <KitGallery />
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {words.show}
        </Button>
      )}
    </Section>
  )
}
