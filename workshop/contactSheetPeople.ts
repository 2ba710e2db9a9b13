import type { AvatarAnswers } from '../contract/avatar.ts'

/** Name, era, device, features, storage, skills. */
type Row = readonly [string, AvatarAnswers['retroEra'], string, string, string, string]

const rows: readonly Row[] = [
  ['Regula', '60s', 'Kassettenrekorder', 'die Tasten', 'Tonband', 'Bandsalat entwirren'],
  ['Luca', '2000s', 'iPod', 'the click wheel', 'hard disk', 'dancing in socks'],
  ['Hanspeter', '70s', 'Röhrenfernseher', 'die Antenne', 'Videokassette', 'Fotografieren'],
  ['Mia', '80s', 'Commodore 64', 'das Steuerkreuz', 'Diskette', 'Programmieren'],
  ['Jonas', '90s', 'Game Boy', 'der Bildschirm', 'Schuhschachtel', 'Highscores im Gamen'],
  ['Vreni', '60s', 'Telefon mit Wählscheibe', 'der Klang', 'mein Kopf', 'Zuhören'],
  ['Tim', '90s', 'Nokia', 'der Akku', 'SD card', 'Fussball'],
  ['Eva', '70s', 'Plattenspieler', 'das Licht', 'Schallplatte', 'Singen'],
  ['Nino', '80s', 'Ghettoblaster', 'der Bass', 'Kassette', 'Breakdance'],
  ['Zoé', '2000s', 'iMac', 'das durchsichtige Gehäuse', 'CD', 'Zeichnen'],
  ['Walter', '60s', 'Transistorradio', 'der Regler zum Drehen', 'Tonband', 'Reparieren'],
  ['Kim', '90s', 'Discman', 'the buttons', 'CD', 'skateboarding and ball games'],
  ['Olga', '70s', 'Schreibmaschine', 'die Uhr', 'Ordner', 'Briefe schreiben'],
  ['Felix', '80s', 'Polaroidkamera', 'der Sucher', 'Fotoalbum', 'Reisen'],
  ['Anna', '2000s', 'Amazon Echo', 'the light ring', 'cloud', 'remembering birthdays'],
  ['Beat', '90s', 'Computer', 'die Kurbel, leider nie gefunden', 'USB-Stick', 'Kaffee kochen'],
  ['Sara', '60s', 'Kamera', 'das Design', 'Negative', 'Garten'],
  ['Dario', '70s', 'Radio', 'batteries that last', 'record', 'playing the guitar'],
  ['Pia', '80s', 'Walkman', 'der Sound', 'Mixtape', 'mit dem Bleistift zurückspulen'],
  ['Xenia', '2000s', 'Smartphone', 'das Display', 'Speicherkarte', 'Lesen'],
  ['Urs', '60s', 'Fernseher', 'der Wecker', 'Schallplatte', 'Kochen'],
  ['Gina', '90s', 'Telefon', 'die Antenne', 'Diskette', 'Musik machen'],
  ['Yves', '70s', 'Kassette', 'die Kamera', 'Notizbuch', 'Wandern'],
  ['Bigna', '80s', 'Schreibmaschine', 'blinkende Lämpchen', 'Festplatte', 'Erzählen'],
]

/** Twenty-four people whose answers show every era and nearly every part that an avatar can have. */
export const contactSheetPeople: readonly AvatarAnswers[] = rows.map(
  ([name, retroEra, favoriteDevice, favoriteFeatures, favoriteStorage, skills]) => ({
    name,
    retroEra,
    favoriteDevice,
    favoriteFeatures,
    favoriteStorage,
    skills,
  }),
)
