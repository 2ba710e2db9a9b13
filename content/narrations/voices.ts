import type { Bilingual } from '../bilingual.ts'

/** How the narrator hands over to what somebody wrote. What follows is one or two sentences in their own words. */
interface HandingOver {
  /** Before the first voice of a narration. */
  readonly first: readonly string[]
  /** Before every further one. */
  readonly next: readonly string[]
}

/** Before the words of visitors. */
export const visitorVoices: Bilingual<HandingOver> = {
  de: {
    first: [
      'Jetzt lese ich, was jemand hier gelassen hat. Die Stimme ist von mir, die Worte nicht.',
      'Jemand stand, wo du stehst, und erzählte.',
      'Das Folgende gehört mir nicht. Ein Mensch hat es uns anvertraut.',
    ],
    next: ['Und jemand anderes:', 'Eine weitere Stimme:', 'Noch jemand erinnert sich:'],
  },
  en: {
    first: [
      'Now I read what somebody left here. The voice is mine, the words are not.',
      'Somebody stood where you are standing, and told this.',
      'What follows is not mine. A human being has entrusted it to us.',
    ],
    next: ['And somebody else:', 'Another voice:', 'Somebody else remembers:'],
  },
}

/** Before the invented stories that the exhibition opens with: nobody is said to have told them. */
export const imaginedVoices: Bilingual<HandingOver> = {
  de: {
    first: [
      'Ich denke mir eine Stimme aus, so gut eine Maschine das kann. Sie könnte so erzählen.',
      'Stell dir jemanden neben dir vor. Es ist niemand da, ich erfinde ihn nur.',
      'Erlaub mir eine Erfindung. Es hätte so sein können.',
    ],
    next: ['Oder so:', 'Oder ganz anders:', 'Und noch eine erfundene Stimme:'],
  },
  en: {
    first: [
      'I shall make up a voice, as well as a machine can. It might tell it like this.',
      'Imagine somebody beside you. There is nobody there, I am only inventing them.',
      'Allow me an invention. It could have been like this.',
    ],
    next: ['Or like this:', 'Or quite differently:', 'And one more invented voice:'],
  },
}

/** In the place of a voice while a device has none. */
export const noVoices: Bilingual<readonly string[]> = {
  de: [
    'An dieser Stelle würde ich gern einen Menschen zitieren. Noch hat niemand etwas dagelassen. Ich halte die Stelle frei.',
    'Hier kommt sonst jemand zu Wort, der dabei war. Der Platz ist noch leer, und ich fülle ihn nicht mit Erfundenem.',
    'Nun folgt eine kurze Stille für die erste Erinnerung, die hier fehlt. Es könnte deine sein.',
  ],
  en: [
    'At this point I should like to quote a human being. Nobody has left anything yet. I am keeping the place free.',
    'Somebody who was there usually speaks here. The place is still empty, and I shall not fill it with inventions.',
    'Now comes a short silence for the first memory that is missing here. It could be yours.',
  ],
}
