import { deviceIds } from '#contract/limits.ts'
import { exhibits } from '#content/pages/exhibits.ts'
import type { RoomKey } from '#content/roomNames.ts'
import { rooms } from '#content/rooms.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#lib/overridden.ts'
import { useLanguage } from '#state/language.ts'
import { CatalogueList, CatalogueRow } from '#ui/kit/CatalogueList.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'

/** The four prototypes that the specification lists, in its order (SHELL-06). */
const prototypes = [
  ['uiCards', '/exhibits/ui-cards'],
  ['win98', '/exhibits/win98-theme'],
  ['memoryRecorder', '/exhibits/memory-recorder'],
  ['avatars', '/exhibits/vcfzh25'],
] as const satisfies readonly (readonly [RoomKey, string])[]

const otherRooms = [
  ['tape', '/exhibits/werkschau/tape', deviceIds.tape],
  ['ipod', '/exhibits/werkschau/ipod', deviceIds.ipod],
  ['echo', '/exhibits/werkschau/echo', deviceIds.echo],
  ['imac', '/exhibits/imac/welcome', deviceIds.imac],
  ['werkschau', '/exhibits/werkschau', undefined],
  ['interfaceMuseum', '/exhibits/interface-museum', undefined],
] as const satisfies readonly (readonly [RoomKey, string, number | undefined])[]

export function ExhibitsPage() {
  const [language, setLanguage] = useLanguage('en')
  const words = exhibits[language]
  const overrides = useOverrides()
  const row = (key: RoomKey, href: string, device?: number) => {
    const room = rooms[key]
    return (
      <CatalogueRow
        key={key}
        href={href}
        number={room.number ? `No. ${room.number}` : undefined}
        name={room.name[language]}
        text={overridden(overrides, `rooms.${key}.text.${language}`, room.text[language])}
        year={room.year?.[language]}
        device={device}
        picture={`/pictures/${key}.webp`}
      />
    )
  }
  return (
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      lead={words.lead}
      language={language}
      onLanguage={setLanguage}
    >
      <CatalogueList label={words.stories}>
        <CatalogueRow
          href="/exhibits/werkschau/explore-stories"
          name={words.explore}
          text={words.exploreText}
        />
        <CatalogueRow href="/exhibits/werkschau/share-story" name={words.share} text={words.shareText} />
      </CatalogueList>
      <CatalogueList label={words.rooms}>
        {otherRooms.map(([key, href, device]) => row(key, href, device))}
      </CatalogueList>
      <CatalogueList label={words.prototypes}>
        {prototypes.map(([key, href]) => row(key, href))}
      </CatalogueList>
    </PageFrame>
  )
}
