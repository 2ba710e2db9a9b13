import { useState } from 'react'
import { visitStore } from '#lib/browser/storage.ts'
import { forgetDraft } from '#state/drafts.ts'

/*
 * What was typed in the admin pages and is not stored yet. It stays until it is stored or its author logs out: over a
 * change of parts, a reload, a session that ends in the middle (ADMIN-10).
 */

const index = 'admin:drafts'

interface DraftFields<Field extends string> {
  /** What is stored, with what was typed over it. */
  readonly values: Readonly<Record<Field, string>>
  /** Something was typed that is not stored. */
  readonly isChanged: boolean
  /** Of the item that the draft began from. */
  readonly revision: number
  set(field: Field, value: string): void
  /** What is typed goes over another revision from now on. */
  rebase(revision: number): void
  clear(): void
}

/** Beside the fields of a draft: the revision that it began from. */
const began = 'revision'

/**
 * Fields of a form that outlive it.
 * @param key names the item, e.g. `story 100001`; another item needs another component instance
 * @param stored what the server has; a field typed back to it is no draft any more
 * @param revision of what is stored
 */
export function useDraft<Field extends string>(
  key: string,
  stored: Readonly<Record<Field, string>>,
  revision = 0,
): DraftFields<Field> {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() => readDraft(key))
  const values: Record<Field, string> = { ...stored }
  let isChanged = false
  for (const field of fieldNamesOf(stored)) {
    const own = typed[field]
    if (own === undefined || own === stored[field]) continue
    values[field] = own
    isChanged = true
  }
  const replace = (next: Readonly<Record<string, string>>) => {
    setTyped(next)
    saveDraft(key, next)
  }
  return {
    values,
    isChanged,
    revision: Number(typed[began] ?? revision),
    set: (field, value) => replace({ [began]: String(revision), ...typed, [field]: value }),
    rebase: (next) => replace({ ...typed, [began]: String(next) }),
    clear: () => replace({}),
  }
}

/** Deletes every draft, so that nothing stays on this machine after the logout. */
export function discardDrafts(): void {
  for (const key of keys()) visitStore.remove(nameOf(key))
  visitStore.remove(index)
  forgetDraft('behalf')
}

const nameOf = (key: string) => `admin:draft ${key}`

function readDraft(key: string): Readonly<Record<string, string>> {
  const typed: Record<string, string> = {}
  for (const [field, value] of Object.entries(parsed(visitStore.read(nameOf(key)))))
    if (typeof value === 'string') typed[field] = value
  return typed
}

function saveDraft(key: string, fields: Readonly<Record<string, string>>): void {
  const others = keys().filter((each) => each !== key)
  if (Object.keys(fields).length === 0) {
    visitStore.remove(nameOf(key))
    visitStore.write(index, JSON.stringify(others))
  } else {
    visitStore.write(nameOf(key), JSON.stringify(fields))
    visitStore.write(index, JSON.stringify([...others, key]))
  }
}

const keys = () =>
  Object.values(parsed(visitStore.read(index))).filter((key): key is string => typeof key === 'string')

/** Stored drafts, their values not yet checked; none where they cannot be read. */
function parsed(text: string | null): object {
  if (text === null) return {}
  try {
    return Object(JSON.parse(text))
  } catch (reason) {
    console.warn('A draft cannot be read', reason)
    return {}
  }
}

function fieldNamesOf<Field extends string>(record: Readonly<Record<Field, string>>): Field[] {
  const fields: Field[] = []
  for (const field in record) fields.push(field)
  return fields
}
