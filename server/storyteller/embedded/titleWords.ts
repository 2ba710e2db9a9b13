import type { Language } from '#contract/common.ts'

const set = (words: string) => new Set(words.split(/\s+/u))

/** Words that say little by themselves: a title neither ends with one nor lives of them. */
export const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: set(
    `aber alle allem allen aller alles als also am an auch auf aus bei beim bin bis da dabei damals damit dann dass das
    dem den denn der des die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
    einfach er es etwas euch für gab ganz gar gehabt gewesen habe haben hat hatte hatten hätte ich ihm ihn ihr ihre ihrem
    ihren ihrer im immer in ins irgendwann irgendwie ist ja jede jeden jeder jedes jetzt kann kein keine keinen können
    konnte konnten man mal manchmal mein meine meinem meinen meiner meines mich mir mit musste müssen nach nicht noch nun
    nur ob oder oft ohne schon sehr sein seine seinem seinen seiner sich sie sind so sogar soll sollte über um und uns
    unser unsere unserem unseren unserer unter viel vom von vor war waren was weil welche wenn wer werden wie wieder wir
    wird wo wollte wollten worden wurde wurden würde zu zum zur zwischen`,
  ),
  en: set(
    `a about after again all also always am an and any are as at be because been before being but by can could did do
    does doing down each even ever every for from get got had has have having he her here him his how i i'd i'm i've if
    in into is it it's its just like me more most my never no not now of off often on once one only or other our out over
    own really same she should so some something sometimes still such than that that's the their them then there these
    they thing this those through to too under until up us very was we well were what when where which while who why will
    with without would you your`,
  ),
}

/** How people begin when they mean what comes after. */
export const runUps: Readonly<Record<Language, RegExp>> = {
  de: /^(?:(?:und|aber|also|ja|na|nun|dann|da|damals|früher|heute|einmal|irgendwann|eigentlich|natürlich|vielleicht)\s+|(?:ich|wir) (?:erinnere|erinnern) (?:mich|uns)(?: (?:noch|sehr|gut|genau|gerne?|heute|immer|vor allem))* ?(?:daran|an)?,?\s*|(?:ich|wir) (?:weiss|wissen)(?: (?:noch|gut|genau))*,?\s*|(?:ich|wir) (?:glaube|glauben|denke|denken|finde|finden),?\s*|meine (?:erste |früheste )?erinnerung (?:ist|war),?\s*|es (?:war|gab)(?: einmal)?\s+|das war\s+|(?:dass|wie|als|wenn|weil)\s+)+/iu,
  en: /^(?:(?:and|but|so|well|oh|then|now|once|back then|today|actually|of course|maybe|perhaps)\s+|(?:i|we)(?: can)?(?: still| always| vividly| clearly)? remember(?: that| how| when)?,?\s*|(?:i|we) (?:think|guess|believe)(?: that)?,?\s*|my (?:first |earliest )?memory (?:is|was),?\s*|(?:it|there|that) (?:was|were|is)\s+|(?:that|how|when|because|if)\s+)+/iu,
}
