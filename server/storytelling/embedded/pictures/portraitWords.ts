import type { AvatarAnswers } from '../../../../contract/avatar.ts'
import { chanceFrom } from './random.ts'

const decades: Readonly<Record<AvatarAnswers['retroEra'], string>> = {
  '60s': 'den Sechzigern',
  '70s': 'den Siebzigern',
  '80s': 'den Achtzigern',
  '90s': 'den Neunzigern',
  '2000s': 'den Nullerjahren',
}

/** Each sentence takes one or two answers as they were given, in quotation marks, so that no grammar can break. */
const beginnings: readonly [Beginning, ...Beginning[]] = [
  (name, decade, device) =>
    `${name} kommt aus ${decade} und hat von dort nur das Wichtigste mitgenommen: «${device}».`,
  (name, decade, device) =>
    `Aus ${decade} meldet sich ${name}. Im Hintergrund läuft «${device}», und zwar schon länger.`,
  (name, decade, device) =>
    `Wer ${name} sucht, muss nach ${decade} fragen und dann dem Geräusch folgen: «${device}».`,
]
const middles: readonly [Pair, ...Pair[]] = [
  (features, storage) =>
    `An Geräten zählt vor allem eines: «${features}». Alles Übrige liegt gut aufgehoben auf «${storage}», zumindest behauptet das die Beschriftung.`,
  (features, storage) =>
    `Bei «${features}» wird der Blick weich. Erinnerungen wohnen auf «${storage}», zweimal gesichert und kein einziges Mal sortiert.`,
  (features, storage) =>
    `Gefragt nach der Liebe auf den ersten Blick: «${features}». Gefragt nach dem Gedächtnis: «${storage}», bitte nicht neben Magnete legen.`,
]
const endings: readonly [Single, ...Single[]] = [
  (skills) => `Besondere Begabung: «${skills}». Im Notfall hilft auch ein Bleistift.`,
  (skills) => `Im Zeugnis steht «${skills}», und das rauscht bis heute nach.`,
  (skills) => `Und wenn gar nichts mehr geht, bleibt immer noch «${skills}».`,
]

type Single = (skills: string) => string
type Pair = (features: string, storage: string) => string
type Beginning = (name: string, decade: string, device: string) => string

/** A description in German, a few sentences that take up all six answers. The same answers and seed give the same. */
export function portraitWords(answers: AvatarAnswers, seed: string): string {
  const chance = chanceFrom(`${seed}/words/${answers.name}`)
  return [
    chance.of(beginnings)(tidy(answers.name), decades[answers.retroEra], quotable(answers.favoriteDevice)),
    chance.of(middles)(quotable(answers.favoriteFeatures), quotable(answers.favoriteStorage)),
    chance.of(endings)(quotable(answers.skills)),
  ].join(' ')
}

const tidy = (answer: string) => answer.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** As given, without a full stop of its own and with inner quotation marks as Swiss German sets them. */
function quotable(answer: string): string {
  return tidy(answer)
    .replace(/[«“„]/gu, '‹')
    .replace(/[»”]/gu, '›')
    .replace(/(^|\s)"(?=\S)/gu, '$1‹')
    .replaceAll('"', '›')
    .replace(/\.$/u, '')
}
