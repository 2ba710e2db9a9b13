import type { Bilingual } from '../bilingual.ts'

/**
 * Which words call for which motif in the picture of a story. Base forms in small letters; inflections and compounds
 * are found from them. A word stands with one motif only.
 */
const words = {
  allInOne: { de: 'imac', en: 'imac' },
  ball: {
    de: 'ball fussball match goal spielplatz turnhalle pausenplatz',
    en: 'ball football soccer match playground gym',
  },
  bed: {
    de: 'bett bettdecke kissen schlaf schlafen schlafzimmer kinderzimmer decke matratze einschlafen traum',
    en: 'bed bedroom pillow sleep asleep blanket mattress bunk duvet dream',
  },
  bicycle: {
    de: 'fahrrad velo rad töff moped mofa radweg lenker',
    en: 'bicycle bike cycle cycling moped handlebar',
  },
  bird: {
    de: 'vogel papagei amsel taube spatz möwe kanarienvogel wellensittich huhn',
    en: 'bird parrot blackbird pigeon sparrow gull seagull canary budgie hen',
  },
  boat: {
    de: 'boot schiff segelboot fähre dampfer hafen segel',
    en: 'boat ship sailboat ferry steamer harbour harbor sail',
  },
  book: {
    de: 'buch heft tagebuch roman märchen album fotoalbum lexikon bibliothek lesen',
    en: 'book notebook diary novel album fairytale library reading manual dictionary',
  },
  boombox: {
    de: 'ghettoblaster rekorder recorder kassettenrekorder radiorekorder tonbandgerät stereoanlage',
    en: 'boombox recorder ghettoblaster stereo',
  },
  bus: { de: 'bus schulbus postauto reisebus car tram haltestelle', en: 'bus coach tram tramway' },
  cable: {
    de: 'kabel stecker steckdose draht ladegerät ladekabel modem schnur strom usb',
    en: 'cable plug socket wire charger cord modem electricity usb lead',
  },
  cake: {
    de: 'kuchen torte geburtstagskuchen konfitüre guetzli glace dessert',
    en: 'cake pie biscuit cookie icecream dessert',
  },
  camera: {
    de: 'kamera fotoapparat foto fotografie polaroid bild film filmkamera',
    en: 'camera photo photograph picture polaroid snapshot film',
  },
  car: {
    de: 'auto wagen autobahn rücksitz beifahrersitz garage parkplatz lastwagen taxi autoradio',
    en: 'car automobile motorway highway backseat garage carpark lorry truck taxi van',
  },
  cassette: {
    de: 'kassette tonband mixtape bandsalat magnetband musikkassette band walkman',
    en: 'cassette tape mixtape audiotape walkman',
  },
  cat: { de: 'katze kater kätzchen büsi', en: 'cat kitten tomcat' },
  child: {
    de: 'kind bub mädchen bruder schwester sohn tochter enkel enkelin baby junge geschwister cousin cousine',
    en: 'child children kid boy girl brother sister son daughter grandson granddaughter baby cousin toddler',
  },
  city: {
    de: 'stadt hochhaus quartier strasse innenstadt wohnblock block altstadt balkon',
    en: 'city town skyscraper street downtown tower-block flats suburb balcony',
  },
  clock: {
    de: 'uhr wecker wanduhr armbanduhr standuhr kuckucksuhr stoppuhr',
    en: 'clock watch alarm stopwatch',
  },
  cloud: { de: 'wolke nebel himmel', en: 'cloud fog mist sky' },
  computer: {
    de: 'computer pc rechner bildschirm monitor laptop notebook amiga terminal festplatte drucker',
    en: 'computer pc screen monitor laptop amiga terminal printer',
  },
  controller: {
    de: 'joystick gamepad konsole spielkonsole videospiel game gameboy tetris highscore',
    en: 'joystick gamepad console controller videogame game gameboy tetris highscore arcade',
  },
  couple: {
    de: 'mutter vater eltern mama papa mami papi ehepaar nachbar nachbarin tante onkel frau mann freund freundin familie',
    en: 'mother father parent mum mom dad couple neighbour neighbor aunt uncle wife husband friend girlfriend boyfriend family',
  },
  cup: {
    de: 'kaffee tasse tee becher kakao café glas bier',
    en: 'coffee cup tea mug cocoa café cafe glass beer',
  },
  dancers: {
    de: 'tanz tanzen tanzte tanzten getanzt walzer tanzfläche hochzeit ballett',
    en: 'dance dancing danced dancer waltz dancefloor wedding ballet',
  },
  desk: {
    de: 'schule schulbank pult schulzimmer klassenzimmer lehrer lehrerin klasse wandtafel schreibtisch büro prüfung',
    en: 'school desk classroom teacher class blackboard office exam homework',
  },
  dog: { de: 'hund welpe dackel hündin pudel', en: 'dog puppy dachshund poodle' },
  door: {
    de: 'tür haustür zimmertür wohnungstür schwelle tor eingang klinke treppe estrich',
    en: 'door doorway doorstep gate entrance doorknob stair staircase attic',
  },
  drum: { de: 'trommel schlagzeug pauke trommeln drummer', en: 'drum drummer drumming percussion drumkit' },
  ear: { de: 'ohr lauschen gehör hörgerät flüstern', en: 'ear eardrum listening whisper' },
  eye: { de: 'auge blick träne brille weinen weinte', en: 'eye glance tear glasses spectacles crying cried' },
  fire: {
    de: 'feuer lagerfeuer kerze flamme kamin ofen cheminée glut streichholz',
    en: 'fire campfire bonfire candle flame fireplace stove match-stick',
  },
  floppy: {
    de: 'diskette floppy disk cd cd-rom datei sicherungskopie',
    en: 'floppy diskette disk disc cd cd-rom file backup',
  },
  flower: {
    de: 'blume rose garten tulpe strauss wiese balkonkasten unkraut',
    en: 'flower rose garden tulip bouquet meadow lawn',
  },
  gift: {
    de: 'geschenk geburtstag weihnachten päckchen paket christkind',
    en: 'gift present birthday christmas parcel package',
  },
  globe: {
    de: 'internet globus welt erdkugel web weltkarte netz ausland',
    en: 'internet globe world web planet abroad atlas',
  },
  guitar: {
    de: 'gitarre bassgitarre gitarrist geige cello ukulele',
    en: 'guitar guitarist violin cello ukulele banjo',
  },
  hands: {
    de: 'hand finger daumen grossmutter oma grosi grossvater opa grosseltern faust fingernagel nonna',
    en: 'hand finger thumb grandmother granny grandma grandfather grandpa grandparent fist fingernail nonna',
  },
  headphones: {
    de: 'kopfhörer ohrhörer ohrstöpsel headset stöpsel',
    en: 'headphone earphone earbud headset',
  },
  heart: {
    de: 'herz liebe verliebt kuss liebeskummer verliebte geliebte',
    en: 'heart love lover kiss sweetheart heartbreak valentine',
  },
  house: {
    de: 'haus zuhause dach dorf hütte ferienhaus bauernhof heimat scheune',
    en: 'house home roof village cottage farm barn hut',
  },
  key: {
    de: 'schlüssel schloss schlüsselbund schlüsselloch passwort geheimnis',
    en: 'key lock keyring keyhole password secret',
  },
  keyboard: { de: 'tastatur taste leertaste tippen', en: 'keyboard keys spacebar typing' },
  lamp: {
    de: 'lampe licht taschenlampe glühbirne laterne neonröhre',
    en: 'lamp light torch flashlight lightbulb lantern lampshade',
  },
  letter: {
    de: 'brief post postkarte liebesbrief briefkasten umschlag mail e-mail nachricht briefmarke',
    en: 'letter postcard envelope mail email e-mail mailbox postman stamp message',
  },
  microphone: {
    de: 'mikrofon mikrophon stimme lied singen sang gesang chor sänger sängerin karaoke',
    en: 'microphone mic voice song singing sang sung choir singer karaoke',
  },
  mirrorBall: {
    de: 'disco diskothek party fest silvester discokugel club fasnacht',
    en: 'disco nightclub party festival mirrorball club carnival',
  },
  moon: {
    de: 'mond nacht mitternacht nachts vollmond mondschein dunkelheit',
    en: 'moon night midnight moonlight darkness nighttime',
  },
  mountain: {
    de: 'berg alpen alp gipfel hügel pass felsen gletscher wanderung matterhorn tal',
    en: 'mountain alps alp summit hill rock glacier hike peak valley',
  },
  mouse: { de: 'maus mausklick mauspad mausrad', en: 'mouse mousepad' },
  pencil: {
    de: 'bleistift stift kugelschreiber handschrift kreide farbstift filzstift etikett',
    en: 'pencil pen ballpoint biro handwriting chalk crayon label',
  },
  piano: {
    de: 'klavier flügel pianist orgel keyboarder akkordeon tonleiter',
    en: 'piano pianist organ accordion',
  },
  plane: {
    de: 'flugzeug flug flughafen pilot flugplatz fliegen',
    en: 'aeroplane airplane plane flight airport pilot flying',
  },
  player: {
    de: 'ipod mp3 mp3-player player discman playlist',
    en: 'ipod mp3 mp3-player player discman playlist shuffle',
  },
  radio: {
    de: 'radio transistorradio hitparade moderator sendung radiosender rundfunk',
    en: 'radio transistor wireless hitparade broadcast presenter',
  },
  record: {
    de: 'schallplatte platte plattenspieler vinyl grammofon jukebox plattenladen',
    en: 'record vinyl turntable gramophone jukebox',
  },
  robot: { de: 'roboter maschine automat', en: 'robot machine android' },
  smartSpeaker: { de: 'alexa echo sprachassistent', en: 'alexa echo assistant' },
  snowflake: {
    de: 'schnee winter eis schneeflocke skilager ski schlitten frost januar dezember',
    en: 'snow winter ice snowflake ski skiing sledge frost january december',
  },
  speaker: { de: 'lautsprecher box boxen bass verstärker', en: 'loudspeaker speaker woofer bass amplifier' },
  stars: {
    de: 'stern sternschnuppe sternenhimmel weltall rakete',
    en: 'star starlight constellation universe rocket',
  },
  suitcase: {
    de: 'koffer reise ferien urlaub gepäck rucksack umzug kiste zügelkiste tasche',
    en: 'suitcase trip journey holiday vacation luggage backpack rucksack crate bag',
  },
  sun: {
    de: 'sonne sommer sonnenschein juli august hitze sommerferien',
    en: 'sun summer sunshine july august heat',
  },
  table: {
    de: 'tisch küche küchentisch esstisch tischtuch pfanne suppe abendessen kühlschrank herd bügeleisen',
    en: 'table kitchen tablecloth pan soup dinner supper fridge cooker breakfast',
  },
  telephone: {
    de: 'telefon handy hörer wählscheibe anruf telefonkabine natel anrufbeantworter telefonzelle',
    en: 'telephone phone mobile receiver phonebox call voicemail answerphone',
  },
  television: {
    de: 'fernseher fernsehen tv fernsehgerät video videorekorder röhre',
    en: 'television tv telly video vcr',
  },
  tent: { de: 'zelt camping zeltlager pfadi pfadilager campingplatz', en: 'tent camping campsite scouts' },
  tower: {
    de: 'antenne sender sendemast funkturm funk rauschen',
    en: 'antenna transmitter mast aerial static',
  },
  train: {
    de: 'zug bahn eisenbahn bahnhof lokomotive schiene gleis abteil nachtzug perron s-bahn',
    en: 'train railway railroad station locomotive track platform',
  },
  tree: {
    de: 'baum wald tanne ast apfelbaum blatt park',
    en: 'tree forest wood fir branch leaf leaves park',
  },
  typewriter: { de: 'schreibmaschine farbband durchschlag abtippen', en: 'typewriter ribbon carbon' },
  umbrella: {
    de: 'regen regenschirm gewitter schirm pfütze tropfen nass',
    en: 'rain umbrella thunderstorm storm puddle raindrop raining wet',
  },
  wave: {
    de: 'meer welle strand ozean see küste wasser sand badi schwimmbad',
    en: 'sea wave beach ocean lake coast water sand seaside shore swimming',
  },
  window: {
    de: 'fenster vorhang fensterbank fensterscheibe storen',
    en: 'window curtain windowsill windowpane blind',
  },
} as const satisfies Record<string, Bilingual<string>>

export type MotifName = keyof typeof words

export const motifWords: Readonly<Record<MotifName, Bilingual<string>>> = words

/** Words that only look as if they held one of the above. */
export const notMotifs: Bilingual<string> = {
  de: 'autor autorin autorität automatik augenblick handlung handel handwerk handtuch bussgeld anstrengung hausaufgabe weltmeister stimmung briefing zeitung postleitzahl bildung kinderlied einbildung bandbreite wagenheber lichtung ballast ballung herzog eisen filmriss',
  en: 'comfortable portable vegetable suitable acceptable stable notable inevitable microwave hitherto constrain restrain wavelength handsome handle lightning carpet earth tearing start started mapping forecast understand understanding discover disco-ball recording recorded',
}

/** Motifs that nearly every story could show: they stand back where a rarer one is called for. */
export const commonMotifs: readonly MotifName[] = [
  'child',
  'couple',
  'clock',
  'house',
  'hands',
  'eye',
  'camera',
  'city',
  'globe',
  'keyboard',
  'cloud',
  'microphone',
  'desk',
]
