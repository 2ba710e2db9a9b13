import type { Bilingual } from '../bilingual.ts'

/**
 * What the free answers of the avatar form call for. Word beginnings in small letters, umlauts as their vowels; the
 * first row that a word begins with wins, a longer beginning before a shorter one.
 */
const devices = {
  cassette: {
    de: 'kassette walkman tonband tape mixtape diktier',
    en: 'cassette walkman tape mixtape dictaphone',
  },
  boombox: {
    de: 'ghettoblaster boombox rekorder recorder kassettenrekorder radiorekorder stereo hifi anlage',
    en: 'boombox ghetto recorder stereo hifi hi-fi',
  },
  radio: { de: 'radio transistor funkgerat', en: 'radio transistor wireless' },
  record: {
    de: 'platten schallplatten vinyl grammofon jukebox turntable',
    en: 'record turntable vinyl gramophone jukebox',
  },
  television: { de: 'fernseh tv rohren video beamer', en: 'television tv telly video vcr' },
  computer: {
    de: 'computer pc rechner commodore amiga atari laptop notebook c64 ibm terminal taschenrechner',
    en: 'computer pc commodore amiga atari laptop notebook c64 ibm terminal calculator',
  },
  allInOne: { de: 'imac mac macintosh emac', en: 'imac mac macintosh emac' },
  player: { de: 'ipod mp3 player discman minidisc', en: 'ipod mp3 player discman minidisc' },
  console: {
    de: 'game konsole spielkonsole nintendo sega playstation xbox joystick tetris tamagotchi',
    en: 'game console nintendo sega playstation xbox joystick tetris tamagotchi',
  },
  telephone: { de: 'telefon wahlscheibe festnetz', en: 'telephone rotary landline' },
  mobile: {
    de: 'handy natel nokia mobiltelefon smartphone iphone blackberry pager phone',
    en: 'mobile cellphone nokia smartphone iphone blackberry pager phone',
  },
  camera: { de: 'kamera foto polaroid filmkamera super8', en: 'camera photo polaroid camcorder super8' },
  speaker: { de: 'echo alexa lautsprecher box smart', en: 'echo alexa speaker smart' },
  typewriter: { de: 'schreibmaschine hermes fax drucker telex', en: 'typewriter fax printer telex' },
} as const satisfies Record<string, Bilingual<string>>

const storages = {
  cassette: { de: 'kassette tape tonband magnetband mixtape band', en: 'cassette tape mixtape reel' },
  record: { de: 'platte schallplatte vinyl', en: 'record vinyl' },
  floppy: { de: 'diskette floppy zip', en: 'floppy diskette zip' },
  disc: { de: 'cd dvd minidisc blu disc compact', en: 'cd dvd minidisc blu disc compact' },
  stick: { de: 'usb stick speicherkarte sd memory', en: 'usb stick memory-card sd thumb flash' },
  cloud: { de: 'cloud wolke internet online server streaming', en: 'cloud internet online server streaming' },
  drive: { de: 'festplatte ssd harddisk nas laufwerk', en: 'hard harddrive harddisk ssd nas drive' },
  film: {
    de: 'film video vhs dia negativ foto album super',
    en: 'film video vhs slide negative photo album super',
  },
  paper: {
    de: 'papier heft buch notiz tagebuch schuhschachtel schachtel schublade ordner zettel karton lochkarte',
    en: 'paper notebook book note diary shoebox box drawer folder punch',
  },
  head: {
    de: 'kopf gedachtnis herz hirn erinnerung grossmutter oma',
    en: 'head mind heart brain recollection grandmother',
  },
} as const satisfies Record<string, Bilingual<string>>

const features = {
  speakers: {
    de: 'klang sound ton musik bass laut stereo rausch horen equalizer',
    en: 'sound music bass loud stereo noise hiss hear tone equaliser equalizer',
  },
  buttons: {
    de: 'taste tasten knopf knopfe klick klicken schalter pause tippen',
    en: 'button key click clicking switch pause press',
  },
  screen: {
    de: 'bildschirm display anzeige pixel farb bild schirm grafik',
    en: 'screen display pixel colour color picture graphic',
  },
  antennae: {
    de: 'antenne funk empfang wlan wifi bluetooth sender internet drahtlos',
    en: 'antenna radio reception wlan wifi wi-fi bluetooth wireless internet',
  },
  lamp: { de: 'licht leucht lampe led blink glimm hell strahl', en: 'light lamp led glow blink bright shin' },
  dial: {
    de: 'rad drehrad wheel dreh scheibe regler knopfdreh',
    en: 'wheel dial turn knob click-wheel clickwheel rotat',
  },
  battery: {
    de: 'akku batterie strom lade ausdauer kraft robust',
    en: 'battery power charge last strong robust energy',
  },
  crank: { de: 'kurbel mechan feder aufzieh zahnrad spul', en: 'crank mechan spring wind gear rewind' },
  lens: { de: 'kamera linse foto zoom sucher auto', en: 'camera lens photo zoom viewfinder autofocus' },
  pad: { de: 'spiel game joystick steuer level', en: 'game play joystick control level' },
  clock: { de: 'uhr wecker zeit timer speicher lang', en: 'clock alarm time timer slow' },
  bow: {
    de: 'design form schon gehause stil elegant klein leicht trag transparent durchsichtig farbe',
    en: 'design shape beaut case style elegant small light-weight port transparent translucent pocket',
  },
} as const satisfies Record<string, Bilingual<string>>

const skills = {
  repair: {
    de: 'repar flick loten schraub basteln entwirr bau handwerk technik',
    en: 'repair fix solder screw tinker untangle build mend craft',
  },
  rewind: { de: 'zuruckspul spulen aufnehm mixtape bleistift', en: 'rewind spool record mixtape pencil' },
  dance: { de: 'tanz bewegen breakdance moonwalk disco', en: 'danc move breakdanc moonwalk disco' },
  sing: {
    de: 'sing sang karaoke stimme pfeif reden erzahl moder',
    en: 'sing sang karaoke voice whistl talk tell host',
  },
  write: {
    de: 'schreib dicht zeichn mal brief kalligraf entwerf',
    en: 'writ poe draw paint letter sketch doodl',
  },
  code: { de: 'programm cod hack tipp informatik basic', en: 'program cod hack typ comput basic' },
  photograph: { de: 'foto knips film bild', en: 'photo film snap pictur' },
  kick: {
    de: 'fussball sport ball renn jongl turn schwimm ski',
    en: 'football soccer sport ball run juggl gym swim ski',
  },
  play: {
    de: 'gitarre musik klavier instrument komponier musizier',
    en: 'guitar music piano instrument compos',
  },
  game: {
    de: 'game zock highscore tetris videospiel jassen schach',
    en: 'game gaming highscore tetris videogame chess',
  },
  read: { de: 'les buch lern wissen merk ratsel sprachen', en: 'read book learn know rememb puzzl languag' },
  travel: {
    de: 'reis wander velo fahr sammel ordn sortier',
    en: 'travel hik bik cycl driv collect sort organi',
  },
  garden: { de: 'garten blume pflanz lieb geduld warten', en: 'garden flower plant lov patien wait' },
  cook: { de: 'koch back kaffee essen grill', en: 'cook bak coffee eat grill' },
  listen: { de: 'hor zuhor lausch still', en: 'listen hear quiet silen' },
} as const satisfies Record<string, Bilingual<string>>

export type DeviceHead = keyof typeof devices
export type StorageKind = keyof typeof storages
export type FeatureKind = keyof typeof features
export type SkillKind = keyof typeof skills

type Table<K extends string> = Readonly<Record<K, Bilingual<string>>>
export const deviceWords: Table<DeviceHead> = devices
export const storageWords: Table<StorageKind> = storages
export const featureWords: Table<FeatureKind> = features
export const skillWords: Table<SkillKind> = skills
