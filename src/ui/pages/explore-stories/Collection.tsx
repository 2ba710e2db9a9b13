import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { softHyphens } from '#contract/softHyphens.ts'
import { deviceName } from '#content/deviceNames.ts'
import { explore } from '#content/pages/explore.ts'
import type { ExploreWords } from '#content/pages/explore.ts'
import { fill } from '#lib/text/fill.ts'
import { after } from '#lib/time/timers.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { AccordionItem } from '#ui/kit/Accordion.tsx'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import styles from './Collection.module.css'
import { DeviceMemories } from './DeviceMemories.tsx'
import { explorePlace, searchWithDevice } from './explorePlace.ts'
import { SearchPanel } from './SearchPanel.tsx'
import { type DeviceStories, type FoundStories, countStories, searchStories } from './searchStories.ts'

type NumberedStories = DeviceStories & {
  /** Number of the device in the catalogue. */
  readonly number: string
}

interface CollectionProps {
  readonly groups: readonly NumberedStories[]
}

/** A search over the accordions of all devices. The open one is in the address, so that it can be shared. */
export function Collection({ groups }: CollectionProps) {
  const language = useLanguage()
  const words = useWords(explore)
  const search = useSearch()
  const [path, navigate] = useLocation()
  const [typed, setTyped] = useState('')
  const [filter, setFilter] = useState<number | null>(null)
  /** The device opened (or closed: null) among search results; undefined: chosen by the search. */
  const [chosenFind, setChosenFind] = useState<number | null | undefined>()
  const list = useRef<HTMLDivElement>(null)

  const place = useMemo(() => explorePlace(search, groups), [search, groups])
  const sought = useDeferredValue(typed)
  const found = useMemo(
    () => searchStories(groups, { words: sought, deviceId: filter }),
    [groups, sought, filter],
  )
  const isSearching = sought.trim() !== ''
  const openId = isSearching ? openFind(found, chosenFind, place.deviceId) : place.deviceId

  function open(deviceId: number | null) {
    setChosenFind(deviceId)
    const query = searchWithDevice(search, deviceId)
    if (query !== (search === '' ? '' : `?${search}`)) navigate(path + query, { replace: true })
    if (deviceId !== null) after(0, () => keepInView(list.current, deviceId))
  }

  /** Fires also for the page's own changes: the visitor's differ from `openId`. */
  function handleToggle(deviceId: number, isOpen: boolean) {
    if (isOpen === (openId === deviceId)) return
    open(isOpen ? deviceId : null)
  }

  function handleFilter(deviceId: number | null) {
    setFilter(deviceId)
    if (deviceId !== null) open(deviceId)
  }

  function clear() {
    setTyped('')
    setFilter(null)
    setChosenFind(undefined)
  }

  if (groups.length === 0) {
    return (
      <div className={styles.onAxis}>
        <Notice kind="empty">
          <p>{words.empty}</p>
          <p>{words.emptyHint}</p>
        </Notice>
      </div>
    )
  }
  return (
    <>
      <SearchPanel
        devices={groups.map(({ device }) => device)}
        typed={typed}
        onTyped={(text) => {
          setTyped(text)
          setChosenFind(undefined)
        }}
        deviceId={filter}
        onDevice={handleFilter}
        foundCount={isSearching ? countStories(found) : null}
        onClear={clear}
      />
      {found.length === 0 && (
        <div className={styles.onAxis}>
          <Notice
            kind="empty"
            action={
              <div className={styles.actions}>
                <Button onClick={clear}>{words.search.clear}</Button>
                <ButtonLink look="quiet" href="/exhibits/werkschau/share-story">
                  {words.shareOwn}
                </ButtonLink>
              </div>
            }
          >
            <p>{words.search.none}</p>
            <p>{words.search.noneHint}</p>
          </Notice>
        </div>
      )}
      <div ref={list} className={styles.list}>
        {found.map((group) => (
          <AccordionItem
            key={group.device.id}
            group="explore-devices"
            number={fill(words.number, { number: group.number })}
            title={<bdi>{softHyphens(deviceName(group.device.name, language))}</bdi>}
            heading="h2"
            note={countOf(group, isSearching, words)}
            device={group.device.id}
            open={group.device.id === openId}
            onToggle={(isOpen) => handleToggle(group.device.id, isOpen)}
          >
            {group.device.id === openId && (
              <DeviceMemories
                key={isSearching ? 'found' : 'all'}
                device={group.device}
                number={group.number}
                stories={group.userStories}
                all={groups.find(({ device }) => device.id === group.device.id)?.userStories ?? []}
                isSearching={isSearching}
                markedId={place.storyId}
              />
            )}
          </AccordionItem>
        ))}
      </div>
    </>
  )
}

/** Among results: the visitor's choice, else the device open before if it has results, else the first. */
function openFind(
  found: readonly FoundStories<DeviceStories>[],
  chosen: number | null | undefined,
  before: number | null,
): number | null {
  if (chosen === null) return null
  const isFound = (id: number) => found.some(({ device }) => device.id === id)
  if (chosen !== undefined && isFound(chosen)) return chosen
  if (before !== null && isFound(before)) return before
  return found[0]?.device.id ?? null
}

function countOf(
  { userStories, total }: FoundStories<DeviceStories>,
  isSearching: boolean,
  words: ExploreWords,
): string {
  if (isSearching) return fill(words.found, { found: userStories.length, count: total })
  return total === 1 ? words.story : fill(words.stories, { count: total })
}

/** When a device above closes, the one just opened may move out of view. */
function keepInView(list: HTMLElement | null, deviceId: number): void {
  const item = list?.querySelector(`[data-device="${deviceId}"]`)
  if (!item) return
  const { top } = item.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight * 0.75) item.scrollIntoView({ block: 'start' })
}
