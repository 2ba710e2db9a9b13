import type { Bilingual } from '../bilingual.ts'

const en = {
  /** What was just left could not be delivered yet. */
  heading: 'Your story is safe on this device.',
  text: 'The museum cannot be reached just now, so it has not arrived yet. It is stored here, nothing of it is lost, and it goes out by itself as soon as the museum answers. There is nothing left for you to do.',
  /** `{reason}` is what the server said. */
  refused:
    'The museum’s server has answered with an error: {reason} So it has not arrived yet. It is stored here, nothing of it is lost, and it is sent again by itself. There is nothing left for you to do.',
  sending:
    'It is stored here and on its way to the museum. That takes a moment longer than usual; there is nothing left for you to do.',
  /** On one's own device. */
  ownDevice: 'Should you close this page before that: it is sent when you open the exhibition here again.',
  linkLater:
    'The link to your own story is made when it arrives. As long as you stay here, it will appear in this place.',
  one: 'Safe here: one contribution is waiting to be sent.',
  many: 'Safe here: {count} contributions are waiting to be sent.',
  full: 'This device has no room for another story just now. What was left here before is safe. Please tell the staff, or leave your story on another device.',
}

const de: typeof en = {
  heading: 'Deine Geschichte ist auf diesem Gerät sicher.',
  text: 'Das Museum ist gerade nicht erreichbar, deshalb ist sie noch nicht angekommen. Sie ist hier gespeichert, nichts davon geht verloren, und sie geht von selbst hinaus, sobald das Museum antwortet. Du musst nichts mehr tun.',
  refused:
    'Der Server des Museums hat mit einem Fehler geantwortet: {reason} Deshalb ist sie noch nicht angekommen. Sie ist hier gespeichert, nichts davon geht verloren, und sie wird von selbst noch einmal gesendet. Du musst nichts mehr tun.',
  sending:
    'Sie ist hier gespeichert und auf dem Weg ins Museum. Das dauert etwas länger als sonst; du musst nichts mehr tun.',
  ownDevice:
    'Solltest du diese Seite vorher schliessen: Sie wird gesendet, wenn du die Ausstellung hier wieder öffnest.',
  linkLater:
    'Der Link zu deiner Geschichte entsteht, wenn sie ankommt. Solange du hier bleibst, erscheint er an dieser Stelle.',
  one: 'Hier sicher: Ein Beitrag wartet darauf, gesendet zu werden.',
  many: 'Hier sicher: {count} Beiträge warten darauf, gesendet zu werden.',
  full: 'Dieses Gerät hat gerade keinen Platz für eine weitere Geschichte. Was hier schon hinterlassen wurde, ist sicher. Bitte sag es dem Personal, oder hinterlasse deine Geschichte an einem anderen Gerät.',
}

/** What is said of contributions that wait on this device; it comes on demand. */
export const queuedWords: Bilingual<typeof en> = { en, de }
