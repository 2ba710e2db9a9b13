import type { Bilingual } from './bilingual.ts'
import { avatarForm } from './exhibits/avatars/avatarForm.ts'
import { avatarWall } from './exhibits/avatars/avatarWall.ts'
import { avatarsExhibit } from './exhibits/avatars/exhibit.ts'
import { avatarWords } from './exhibits/avatars/words.ts'
import { chooser } from './exhibits/chooser.ts'
import type { ExhibitPage, FirstPicture } from './exhibits/exhibit.ts'
import { echoExhibit } from './exhibits/echo/exhibit.ts'
import { echo } from './exhibits/echo/words.ts'
import { imacExhibit } from './exhibits/imac/exhibit.ts'
import { imacDesktop } from './exhibits/imac/desktopWords.ts'
import { imac } from './exhibits/imac/words.ts'
import { exhibits } from './exhibits/index.ts'
import { interfaceMuseumExhibit } from './exhibits/interfaceMuseum/exhibit.ts'
import { interfaceMuseum } from './exhibits/interfaceMuseum/words.ts'
import { memoryRecorderExhibit } from './exhibits/memoryRecorder/exhibit.ts'
import { memory } from './exhibits/memoryRecorder/words.ts'
import { catalogueLine, pagesOf } from './exhibits/pages.ts'
import { uiCardsExhibit } from './exhibits/uiCards/exhibit.ts'
import { cardIds } from './exhibits/uiCards/places.ts'
import { uiCards } from './exhibits/uiCards/words.ts'
import { overridden, type Overrides } from '#contract/overridden.ts'
import { about } from './pages/about.ts'
import { exhibits as plan } from './pages/exhibits.ts'
import { explore } from './pages/explore.ts'
import { home, homeLead } from './pages/home.ts'
import { homePicture } from './pages/homePicture.ts'
import { myStory } from './pages/myStory.ts'
import { playground } from './pages/playground.ts'
import { share } from './pages/share.ts'
import { type SitePage, sitePages } from './pages/sitePages.ts'
import { werkschau } from './pages/werkschau.ts'
import { shellWords } from './shell.ts'

/** What stands at the head of a page. */
export interface Opening {
  readonly kicker?: string
  readonly title: string
  /** Where it is not the page's. */
  readonly titleLang?: keyof Bilingual
  readonly lead?: string | undefined
}

/** What is known of an address before any code of its page. */
export interface FirstView {
  readonly pattern: string
  /** Its code is the page in this folder. */
  readonly folder: string
  /** Of an exhibit; names the classes of its words and still. */
  readonly id?: string
  /** Its frame is src/ui/parts/ArchiveFrame.tsx. */
  readonly isArchive?: boolean
  /** As long as the visitor chose none; otherwise that of the browser. */
  readonly language?: keyof Bilingual | undefined
  /** null: its words depend on more than its address. */
  readonly opening: Bilingual<Opening> | null
  readonly picture?: FirstPicture
}

const both = (opening: (language: keyof Bilingual) => Opening): Bilingual<Opening> => ({
  de: opening('de'),
  en: opening('en'),
})

/** What the still of a scene has above it, by address. */
const leads: Readonly<Record<string, Bilingual>> = {
  [echoExhibit.address]: { de: echo.de.lead, en: echo.en.lead },
  [imacExhibit.address]: { de: imac.de.welcome.lead, en: imac.en.welcome.lead },
  '/exhibits/imac/desktop': imacExhibit.text,
  '/exhibits/imac/device-story': imacExhibit.text,
  '/exhibits/imac/visitor-stories': imacExhibit.text,
  '/exhibits/imac/submit-story': {
    de: imacDesktop.de.submit.placeholder,
    en: imacDesktop.en.submit.placeholder,
  },
}

/** Of pages of paper, by what matches them: as the pages themselves say it. */
const openings: Readonly<Record<string, Bilingual<Opening>>> = {
  [sitePages.home.pattern]: both((language) => {
    const words = home[language]
    return { ...words, titleLang: 'de', lead: homeLead(words, true) }
  }),
  [sitePages.exhibits.pattern]: plan,
  [sitePages.playground.pattern]: playground,
  [sitePages['share-story'].pattern]: share,
  [sitePages['my-story'].pattern]: myStory,
  [sitePages['explore-stories'].pattern]: explore,
  [sitePages.about.pattern]: both((language) => ({
    kicker: about[language].kicker,
    title: about[language].title,
    titleLang: 'en',
  })),
  [sitePages['not-found'].pattern]: both(() => ({
    kicker: sitePages['not-found'].title.en,
    title: shellWords.errorHeading,
    titleLang: 'en',
  })),
  [interfaceMuseumExhibit.address]: both((language) => ({
    ...interfaceMuseum[language],
    lead: interfaceMuseum[language].leads[0],
  })),
  [memoryRecorderExhibit.address]: memory,
  [avatarsExhibit.pages[0].pattern]: both((language) => ({
    kicker: avatarWords[language].kicker,
    title: avatarsExhibit.name[language],
    lead: avatarWall[language].lead,
  })),
  [avatarsExhibit.pages[1].pattern]: both((language) => ({
    kicker: avatarWords[language].kicker,
    title: avatarForm[language].title,
    lead: avatarForm[language].lead,
  })),
  // The cover is a card of its own, with the heading on it.
  ...Object.fromEntries(
    [...cardIds, 'end'].map((place) => [
      `${uiCardsExhibit.address}/${place}`,
      both((language) => ({ title: uiCards[language].title })),
    ]),
  ),
}

const hallTitle = (values: Overrides) =>
  both((language) => ({
    title: overridden(values, `werkschau.title.${language}`, werkschau[language].title),
  }))

/** A page whose places begin differently, place by place. */
const placesOf = ({ pattern, folder, pictures = {}, values }: ExhibitPage) => [
  ...[...Object.keys(pictures), ...(values ?? [])].map((value) => ({
    pattern: pattern.replace(/:\w+$/, value),
    folder,
    picture: pictures[value],
  })),
  { pattern, folder, picture: undefined },
]

function viewsWith(values: Overrides): readonly FirstView[] {
  return [
    {
      pattern: chooser.address,
      folder: `src/ui/pages/${chooser.id}`,
      opening: hallTitle(values),
      picture: chooser.first,
    },
    ...exhibits.flatMap((exhibit) =>
      pagesOf(exhibit)
        .flatMap(placesOf)
        .map(({ pattern, folder, picture = exhibit.first }): FirstView => ({
          pattern,
          folder: `src/exhibits/${exhibit.id}${folder === undefined ? '' : `/${folder}`}`,
          id: exhibit.id,
          isArchive: exhibit === interfaceMuseumExhibit || exhibit === uiCardsExhibit,
          language: exhibit.language,
          opening: exhibit.first
            ? both((language) => ({
                title: catalogueLine(exhibit)[language],
                lead: leads[pattern]?.[language],
              }))
            : (openings[pattern] ?? null),
          ...(picture && { picture }),
        })),
    ),
    // Ends with what answers every other address.
    ...Object.entries<SitePage>(sitePages).map(([name, { pattern, language }]) => ({
      pattern,
      folder: name === 'admin' ? 'src/admin' : `src/ui/pages/${name}`,
      language,
      opening: openings[pattern] ?? null,
      ...(pattern === sitePages.home.pattern && { picture: homePicture }),
    })),
  ]
}

const asExpression = (pattern: string) =>
  pattern === '*' ? /^/ : new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`)

/** What the page at an address begins with, in the words that staff have published. */
export const firstViewOf = (path: string, values: Overrides): FirstView | undefined =>
  viewsWith(values).find(({ pattern }) => asExpression(pattern).test(path))
