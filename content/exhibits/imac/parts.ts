import type { Parts } from '../parts.ts'

const factsSource = 'Slashdot, 7 May 2018; Wikipedia: iMac G3'
const silentSource = 'Mac Observer, 2001; piglix: without a fan'
const tubeSource = 'Wikipedia: Cathode-ray tube'
const degaussSource = 'Wikipedia: Degaussing, monitors'
const launchSource = 'macwiz; applematters, 1998: no floppy drive'

export const computerParts: Parts<
  'shell' | 'vents' | 'tube' | 'yoke' | 'neck' | 'neckBoard' | 'drive' | 'logicBoard' | 'speakers' | 'chassis'
> = [
  {
    id: 'shell',
    name: { de: 'Die Schale', en: 'The shell' },
    text: {
      de: 'Durchscheinender Kunststoff mit Rippen. Wer hineinsehen konnte, fürchtete sich weniger, und bald gab es Bügeleisen in derselben Farbe.',
      en: 'Translucent plastic with ribs. Whoever could look inside was less afraid, and soon there were steam irons in the same colour.',
    },
    sources: [factsSource],
    words: ['durchsicht', 'farbe', 'blau', 'griff', 'translucent', 'colour', 'color', 'blue', 'handle'],
  },
  {
    id: 'tube',
    name: { de: 'Die Bildröhre', en: 'The tube' },
    text: {
      de: '15 Zoll Glas, luftleer, über zehn Kilogramm. Drei Strahlen zeichnen das Bild viele Male in der Sekunde; beim Einschalten knisterte es, und die Haare am Arm stellten sich auf.',
      en: '15 inches of glass without air, more than ten kilograms. Three beams draw the picture many times a second; when it came on it crackled, and the hair on one’s arm stood up.',
    },
    sources: [factsSource, tubeSource],
    sound: 'degauss',
    words: ['röhre', 'bildschirm', 'flimmer', 'knister', 'monitor', 'screen', 'flicker', 'crackl'],
  },
  {
    id: 'yoke',
    name: { de: 'Die Ablenkspule', en: 'The deflection yoke' },
    text: {
      de: 'Kupfer um den Hals der Röhre. Ihr Feld lenkt die Strahlen Zeile um Zeile; wer einen Magneten ans Glas hielt, sah Regenbogen, die blieben, bis entmagnetisiert wurde.',
      en: 'Copper around the neck of the tube. Its field bends the beams line by line; whoever held a magnet to the glass saw rainbows that stayed until it was degaussed.',
    },
    sources: [tubeSource, degaussSource],
    sound: 'degauss',
    words: ['magnet', 'regenbogen', 'rainbow'],
  },
  {
    id: 'neck',
    name: { de: 'Der Röhrenhals', en: 'The neck' },
    text: {
      de: 'Hier sitzen die drei Kathoden, eine für jede Farbe. Sie glühen; daher dauerte es, bis ein Bild kam.',
      en: 'Here sit the three cathodes, one for each colour. They glow; that is why a picture took its time.',
    },
    sources: [tubeSource],
    words: ['aufwärm', 'warm up', 'warming'],
  },
  {
    id: 'neckBoard',
    name: { de: 'Die Halsplatine', en: 'The neck board' },
    text: {
      de: 'Sie sitzt auf dem Ende der Röhre und verstärkt die drei Farben. Löst sie sich, wird das Bild rot, grün oder blau.',
      en: 'It sits on the end of the tube and amplifies the three colours. When it comes loose, the picture turns red, green or blue.',
    },
    sources: [tubeSource],
    words: ['farbstich', 'rotstich', 'tinge'],
  },
  {
    id: 'logicBoard',
    name: { de: 'Die Hauptplatine', en: 'The logic board' },
    text: {
      de: 'Prozessor mit 233 Megahertz, 32 Megabyte Speicher, ein Modem. Auf einem Schlitten: Ein einziger Griff, und sie lag auf dem Tisch.',
      en: 'A processor of 233 megahertz, 32 megabytes of memory, a modem. On a sled: one pull, and it lay on the table.',
    },
    sources: [factsSource],
    words: ['modem', 'internet', 'speicher', 'einwähl', 'dial', 'memory upgrade'],
  },
  {
    id: 'drive',
    name: { de: 'Das Laufwerk', en: 'The drive' },
    text: {
      de: 'Für CDs, und zum Spott von 1998 nur für sie: Eine Diskette passte nirgends mehr hinein.',
      en: 'For CDs, and to the mockery of 1998 for nothing else: a floppy fitted nowhere any more.',
    },
    sources: [factsSource, launchSource],
    sound: 'disk',
    words: ['cd', 'diskette', 'laufwerk', 'floppy', 'disc'],
  },
  {
    id: 'speakers',
    name: { de: 'Die Lautsprecher', en: 'The speakers' },
    text: {
      de: 'Zwei kleine, nach vorn gerichtet, je einer links und rechts unter dem Bild. Sie spielten das Pfeifen des Modems für die ganze Familie.',
      en: 'Two small ones facing forward, left and right below the picture. They played the modem’s whistle to the whole family.',
    },
    sources: [factsSource],
    words: ['lautsprecher', 'piep', 'speaker', 'beep'],
  },
  {
    id: 'vents',
    name: { de: 'Die Lüftungsschlitze', en: 'The vents' },
    text: {
      de: 'Warme Luft steigt von allein durch die Schlitze um den Griff. Die späteren Modelle kamen ganz ohne Ventilator aus: Man hörte nur noch sich selbst.',
      en: 'Warm air rises by itself through the slots around the handle. The later models went without any fan: one heard nothing but oneself.',
    },
    sources: [silentSource],
    words: ['lüfter', 'ventilator', 'leise', 'still', 'fan', 'silent', 'quiet'],
  },
  {
    id: 'chassis',
    name: { de: 'Das Gerüst', en: 'The chassis' },
    text: {
      de: 'Blech und Kunststoff, die Röhre und Platine tragen und abschirmen. 17,3 Kilogramm zusammen, mit einem Griff, der sagt: Trag mich.',
      en: 'Sheet metal and plastic that carry and shield tube and board. 17.3 kilograms in all, with a handle that says: carry me.',
    },
    sources: [factsSource],
    words: ['schwer', 'getragen', 'trug', 'schlepp', 'heavy', 'carried'],
  },
]
