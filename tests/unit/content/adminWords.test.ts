import { expect, test } from 'vitest'
import { admin } from '#content/pages/admin.ts'
import { adminAlarms } from '#content/pages/adminAlarms.ts'
import { adminAvatars } from '#content/pages/adminAvatars.ts'
import { adminTexts } from '#content/pages/adminTexts.ts'
import { adminDevices } from '#content/pages/adminDevices.ts'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import { adminNarrations } from '#content/pages/adminNarrations.ts'
import { adminOutbox } from '#content/pages/adminOutbox.ts'
import { adminPlayground } from '#content/pages/adminPlayground.ts'
import { adminActivity } from '#content/pages/adminActivity.ts'
import { adminResearch } from '#content/pages/adminResearch.ts'
import { adminScript } from '#content/pages/adminScript.ts'
import { adminSettings } from '#content/pages/adminSettings.ts'
import { adminStories } from '#content/pages/adminStories.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import { selfTestNames, selfTestWords } from '#content/pages/selfTest.ts'
import { editableGroups } from '#content/editable.ts'
import { noCodes } from '#content/localAddress.ts'

const tables = [
  ...[admin, adminAlarms, adminAvatars, adminTexts, adminDevices, adminKioskSettings, adminKiosks],
  ...[adminNarrations, adminOutbox, adminPlayground, adminActivity, adminResearch, adminScript],
  ...[adminSettings, adminStories, adminWelcome, selfTestNames, selfTestWords, noCodes],
]
const groups = Object.values(editableGroups)

/** Words that staff stumbled over, each with another one in its place. */
const formerWords = {
  en: /\b(house|desk|rooms?|kiosk keys?|launcher|signs? of life|forget|held back|swept|storyteller|memor(y|ies)|take-home|outbox|listed words?|segments?|editions?|narratives?|throw|thrown|somebody|whoever|have it made|playground|contents|nightly)\b/i,
  de: /\b(Haus(es)?|Räume?|Raums|Kioskschlüssel|Schlüssel|Starter|Lebenszeichen|[Vv]ergessen|[Zz]urückgehalten|[Vv]erb[eo]rgen|verbarg|Erinnerung(en)?|Mitnehm-Link|Postausgang|Kuratorium|Aufsicht|Ausgabe|Spielplatz|Inhalte|nächtliche|Muster\w*)\b/,
}

const wordsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value.replaceAll(/\{\w+\}/g, '')]
    : Object.values(Object(value)).flatMap(wordsOf)

test.for(['en', 'de'] as const)('[ADMIN-18] staff read no former words, in %s', (language) => {
  const said = [...tables, ...groups].flatMap((table) => wordsOf(table[language]))
  expect(said.length).toBeGreaterThan(500)
  expect(said.filter((text) => formerWords[language].test(text))).toEqual([])
})
