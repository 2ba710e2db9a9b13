import { Suspense, useState } from 'react'
import { playground } from '../../../../content/pages/playground.ts'
import type { Language } from '../../../../contract/common.ts'
import { lazyCode } from '../../../lib/lazyCode.tsx'
import { Button } from '../../kit/Button.tsx'
import type { KitGalleryProps } from './KitGallery.tsx'
import { Section } from './Section.tsx'

const gallery = lazyCode<KitGalleryProps>('kit', async () => (await import('./KitGallery.tsx')).KitGallery)

/** Everything that pages are made of, on demand. */
export function KitSection({ language }: { readonly language: Language }) {
  const words = playground[language].kit
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section heading={words.heading} text={words.text}>
      {isOpen ? (
        <Suspense>
          <gallery.Component language={language} />
        </Suspense>
      ) : (
        <Button wide onClick={() => setIsOpen(true)}>
          {words.show}
        </Button>
      )}
    </Section>
  )
}
