import { shellWords } from '#content/shell.ts'
import { useLanguage } from '#state/language.ts'
import { ButtonLink } from '#ui/kit/Button.tsx'
import { DoorSign } from '#ui/kit/DoorSign.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'

export function NotFoundPage() {
  const [language, setLanguage] = useLanguage()
  const words = shellWords.notFound
  return (
    <PageFrame kicker="404" title={words.title[language]} language={language} onLanguage={setLanguage}>
      <DoorSign
        number="404"
        words={words.text[language]}
        ways={
          <ButtonLink look="main" href="/">
            {shellWords.backHome[language]}
          </ButtonLink>
        }
      />
    </PageFrame>
  )
}
