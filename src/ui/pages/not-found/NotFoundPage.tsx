import { shellWords } from '../../../../content/shell.ts'
import { useLanguage } from '../../../state/language.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { PageFrame } from '../../kit/PageFrame.tsx'

export function NotFoundPage() {
  const [language, setLanguage] = useLanguage()
  const words = shellWords.notFound
  return (
    <PageFrame
      kicker="404"
      title={words.title[language]}
      lead={words.text[language]}
      language={language}
      onLanguage={setLanguage}
    >
      <p>
        <ButtonLink href="/">{shellWords.backHome[language]}</ButtonLink>
      </p>
    </PageFrame>
  )
}
