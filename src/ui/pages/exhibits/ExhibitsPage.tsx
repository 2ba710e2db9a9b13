import { chooser } from '#content/exhibits/chooser.ts'
import type { Exhibit, Listed } from '#content/exhibits/exhibit.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { exhibits as pageWords } from '#content/pages/exhibits.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { overridden } from '#contract/overridden.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { CatalogueList, CatalogueRow } from '#ui/kit/CatalogueList.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { isHallWhole, isShownHere } from '#ui/parts/isShownHere.ts'

/** Devices, their chooser, then the others; the specification's prototypes are a list of their own. */
export function planOf(all: readonly Exhibit[] = exhibits) {
  const shown = all.filter(({ id }) => isShownHere(id))
  const catalogue = shown.filter(({ isPrototype }) => !isPrototype)
  const devices = catalogue.filter(({ device }) => device !== undefined)
  const others = catalogue.filter(({ device }) => device === undefined)
  return {
    catalogue: [
      ...devices,
      ...(isShownHere(chooser.id) ? [hallOf()] : []),
      ...others,
    ] satisfies readonly Listed[],
    prototypes: shown.filter(({ isPrototype }) => isPrototype),
  }
}

/** The chooser's text and picture show all its devices; if some are hidden here, its invitation is used. */
const hallOf = () => (isHallWhole() ? chooser : { ...chooser, text: chooser.invitation })

export function ExhibitsPage() {
  const language = useLanguage()
  const words = useWords(pageWords)
  const overrides = useOverrides()
  const plan = planOf()
  const row = ({ id, name, text, address, number, year, device }: Listed) => (
    <CatalogueRow
      key={id}
      href={address}
      number={number && `No. ${number}`}
      name={name[language]}
      text={overridden(overrides, `exhibits.${id}.text.${language}`, text[language])}
      year={year?.[language]}
      device={device?.id}
      picture={id === chooser.id && !isHallWhole() ? undefined : `/pictures/${id}.webp`}
    />
  )
  return (
    <PageFrame kicker={words.kicker} title={words.title} lead={words.lead}>
      {plan.prototypes.length > 0 && (
        <CatalogueList label={words.prototypes}>{plan.prototypes.map(row)}</CatalogueList>
      )}
      <CatalogueList label={words.catalogue}>{plan.catalogue.map(row)}</CatalogueList>
      <CatalogueList label={words.stories}>
        <CatalogueRow
          href="/exhibits/werkschau/explore-stories"
          name={words.explore}
          text={words.exploreText}
        />
        <CatalogueRow href="/exhibits/werkschau/share-story" name={words.share} text={words.shareText} />
      </CatalogueList>
    </PageFrame>
  )
}
