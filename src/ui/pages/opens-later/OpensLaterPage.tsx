import type { RoomKey } from '../../../../content/roomNames.ts'
import { rooms } from '../../../../content/rooms.ts'
import { shellWords } from '../../../../content/shell.ts'
import { useLanguage } from '../../../state/language.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { DoorSign } from '../../kit/DoorSign.tsx'
import { PageFrame } from '../../kit/PageFrame.tsx'

/** The sign at the door of a room that is not open yet. */
export function OpensLaterPage({ room: key }: { room: RoomKey }) {
  const [language, setLanguage] = useLanguage()
  const room = rooms[key]
  const words = shellWords.opensLater
  const catalogue = [room.number && `No. ${room.number}`, room.year?.[language]].filter(Boolean).join(', ')
  return (
    <PageFrame
      kicker={catalogue === '' ? shellWords.name : catalogue}
      title={room.name[language]}
      lead={room.text[language]}
      language={language}
      onLanguage={setLanguage}
    >
      <DoorSign
        number={room.number}
        words={words.sign[language]}
        hint={words.text[language]}
        ways={
          <>
            <ButtonLink look="main" href="/exhibits/werkschau/explore-stories">
              {words.explore[language]}
            </ButtonLink>
            <ButtonLink look="quiet" href="/">
              {shellWords.backHome[language]}
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  )
}
