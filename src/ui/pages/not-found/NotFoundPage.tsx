import { shellWords } from '#content/shell.ts'
import { useLanguage } from '#state/language.ts'
import { ButtonLink } from '#ui/kit/Button.tsx'
import { DoorSign } from '#ui/kit/DoorSign.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'

/** Error page for an unknown address (SHELL-01), with the words of spec §8. */
export function NotFoundPage() {
  const language = useLanguage()
  return (
    <PageFrame kicker={<span lang="en">404 Not Found</span>} title={shellWords.errorHeading} titleLang="en">
      <DoorSign
        number="404"
        words={shellWords.notFound[language]}
        actions={
          <ButtonLink look="main" href="/">
            {shellWords.backHome[language]}
          </ButtonLink>
        }
      />
    </PageFrame>
  )
}
