import type { AvatarAnswers } from '#contract/avatar.ts'
import type { Language } from '#contract/common.ts'

type Era = AvatarAnswers['retroEra']

export const decades: Readonly<Record<Era, Readonly<Record<Language, string>>>> = {
  '60s': { de: 'Sechzigerjahren', en: 'sixties' },
  '70s': { de: 'Siebzigerjahren', en: 'seventies' },
  '80s': { de: 'Achtzigerjahren', en: 'eighties' },
  '90s': { de: 'Neunzigerjahren', en: 'nineties' },
  '2000s': { de: 'Nullerjahren', en: 'two-thousands' },
}

type Sentences = readonly [Readonly<Record<Language, string>>, ...Readonly<Record<Language, string>>[]]

/**
 * A description is one sentence of each row. What was answered stands in quotation marks, so that any wording fits;
 * each sentence ends once.
 */
export const avatarSentences: Readonly<Record<'origin' | 'memory' | 'skill', Sentences>> = {
  origin: [
    {
      de: '{name} ist zu Fuss aus den {decade} gekommen und trägt den eigenen Liebling auf den Schultern: «{device}».',
      en: '{name} has come on foot from the {decade} and wears a favourite on the shoulders: “{device}”.',
    },
    {
      de: 'In den {decade} stand {name} noch im Regal, heute denkt dieser Kopf vor allem eines: «{device}».',
      en: 'In the {decade} {name} was still standing on a shelf; today that head thinks one thing above all: “{device}”.',
    },
    {
      de: 'Seit den {decade} hat {name} nie mehr umgeschaltet, warum auch, mit «{device}» im Kopf.',
      en: '{name} has not changed channels since the {decade}, and why would anyone, with “{device}” for a head.',
    },
  ],
  memory: [
    {
      de: 'Liebe auf den ersten Druck war «{features}», und was bleiben soll, kommt auf «{storage}», zweimal gesichert und kein einziges Mal sortiert.',
      en: 'It was love at first press with “{features}”, and whatever is to last goes onto “{storage}”, saved twice and never once sorted.',
    },
    {
      de: 'Bei «{features}» wird der Blick weich, und bei der Frage nach dem Gedächtnis zeigen beide Hände auf «{storage}».',
      en: 'At the words “{features}” the eyes go soft, and asked about memory both hands point to “{storage}”.',
    },
    {
      de: 'Angewachsen ist über die Jahre «{features}», innen aber ist alles «{storage}», mit der Hand beschriftet.',
      en: 'Over the years “{features}” has grown on; inside it is all “{storage}”, labelled by hand.',
    },
  ],
  skill: [
    {
      de: 'Auf dem Typenschild steht unter Begabung «{skills}», gültig auch bei Stromausfall.',
      en: 'Under talents the name plate says “{skills}”, valid during power cuts too.',
    },
    {
      de: 'Wer fragt, was das alles soll, bekommt «{skills}» vorgeführt, so lange, bis niemand mehr fragt.',
      en: 'Whoever asks what all this is for is shown “{skills}” until nobody asks any more.',
    },
    {
      de: 'Und wenn gar nichts mehr geht, bleibt immer noch «{skills}».',
      en: 'And when nothing else works there is always “{skills}”.',
    },
  ],
}
