import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Mamas Büro am Mittwoch',
    titleEN: 'Mum’s office on a Wednesday',
    textDE:
      'Am Mittwochnachmittag durfte ich mit ins Büro, Versicherung, dritter Stock, Spannteppich. Mama stellte mir den zweiten Stuhl hin. Ihr Computer machte beim Einschalten ein Geräusch, als würde jemand in einem Blechkübel Nägel sortieren, und dann zählte er hinauf bis 640, das habe ich mitgelesen. Die Tasten waren tief, jede ging einzeln hinunter und kam einzeln wieder herauf. Ich tippte ihren Namen ab, vom Türschild, und der stand dann grün auf schwarz da. «Nicht Enter drücken», sagte sie, ohne sich umzudrehen. Das war die Taste mit dem geknickten Pfeil. Sie war grösser als alle anderen.',
    textEN:
      'On Wednesday afternoons I was allowed along to the office: insurance, third floor, carpet tiles. Mum pulled up the second chair for me. When you switched her computer on it sounded like someone sorting nails in a bucket, and then it counted up to 640 and I counted with it. The keys went a long way down. Each one sank by itself and came back by itself. I copied her name from the sign on the door and there it was, green on black. “Don’t press Enter,” she said without turning round. Enter was the one with the bent arrow. It was bigger than all the others.',
  },
  {
    language: 'en',
    titleDE: 'Noch eine Patience',
    titleEN: 'One more game of patience',
    textDE:
      'Mein Vater kam um sechs nach Hause, hängte die Jacke auf und setzte sich an den PC im Nähzimmer. Nicht zum Arbeiten. Er legte Patiencen, eine nach der anderen, die Krawatte noch um. Man hörte nur die Maus, zwei Klicks, Pause, zwei Klicks, und ab und zu das Rad vom Bürostuhl auf dem Linoleum. Wir durften nicht hinein, es hiess, er räume auf. Wenn eine aufging, hüpften die Karten über den Bildschirm, und das Licht davon flackerte unter der Tür durch auf den Gang. Dann rief meine Mutter: «Er kommt», und stellte die Suppe auf den Tisch.',
    textEN:
      'My father came home at six, hung up his jacket and sat down at the PC in the sewing room. Not to work. He played patience, one game after another, with his tie still on. All you heard was the mouse, two clicks and a gap, two clicks and a gap, and now and then a castor of the chair on the lino. We weren’t to go in. He was tidying up, we were told. If a game came out, the cards went bouncing down the screen and their light flickered under the door into the hall. Then my mother would call “he’s coming” and put the soup on the table.',
  },
  {
    language: 'de',
    titleDE: 'Ein Kissen auf dem Modem',
    titleEN: 'A pillow over the modem',
    textDE:
      'Ab neun war Schlafenszeit und nach neun war der Tarif billiger, das war das Problem. Ich wartete, bis unter der Tür kein Licht mehr war. Dann Einschaltknopf, mit dem Ärmel gedämpft, und das grosse Kissen auf das Modem, mit dem ganzen Oberkörper drauf. Man spürte das Wählen dann im Brustbein. Das Pfeifen kam trotzdem durch, ich habe dazu gehustet. Um halb elf war ich in einem Chat mit jemandem aus Graz, der auch ein Kissen hatte. Der Bildschirm knisterte, wenn man mit der Hand darüberfuhr. Ende Monat lag die Telefonrechnung neben meinem Teller, aufgefaltet, mit dem Leuchtstift.',
    textEN:
      'Bedtime was nine, and after nine the calls got cheaper. You see the difficulty. I waited until the strip under the door went black, pressed the power button through my sleeve and lay down across the modem on my biggest pillow. You could feel it dial in your breastbone. The whistle still got out, so I coughed over it. By half past ten I was in a chat room with someone in Graz who, it turned out, was also lying on a pillow. The screen crackled when I stroked it. At the end of the month the phone bill lay next to my plate, unfolded, with the yellow highlighter beside it.',
  },
  {
    language: 'de',
    titleDE: 'Der beige Turm am Werkhof',
    titleEN: 'The beige tower at the tip',
    textDE:
      'Ich arbeite am Werkhof, Annahme Elektroschrott, seit neunzehn Jahren. Die beigen Türme erkenne ich am Gewicht, vorne schwer, hinten leicht. Letzten Herbst brachte eine Frau so einen, auf dem Beifahrersitz, angegurtet. Auf der Blende klebte ein Etikett aus dem Prägegerät, rot, «PAPA NICHT AUSSCHALTEN». Sie fragte, ob man ihn noch einmal einstecken könne, nur zum Hören. Hinten in der Werkstatt habe ich eine Steckdose. Der Lüfter lief an, dann die Festplatte, dieses Rattern, dann zwei Pieptöne und nichts mehr. Sie hat genickt und den Kleber abgelöst, mit dem Fingernagel, von der Ecke her. Es blieb ein helles Rechteck.',
    textEN:
      'I work at the recycling yard, electrical goods, nineteen years now. I know the beige towers by their weight: heavy at the front, light at the back. Last autumn a woman brought one in on the passenger seat, with the belt on. There was a strip of red label tape on the front, the punched kind: DAD DO NOT SWITCH OFF. Could it be plugged in once more, she asked, just to hear it. I have a socket in the workshop. The fan came up, then the disk with that rattle, then two beeps and nothing. She nodded. She lifted the label off with a fingernail, from one corner. It left a pale rectangle.',
  },
  {
    language: 'en',
    titleDE: 'Zuschauen, wie er aufräumt',
    titleEN: 'Watching it tidy up',
    textDE:
      'Im Winter 1998 hatte ich das Bein im Gips, und mein Bruder schaltete mir jeden Nachmittag die Defragmentierung ein. Hunderte kleine Quadrate, rote, blaue, weisse, und eines nach dem anderen hüpfte an seinen Platz. Dazu schabte die Festplatte, wie eine Maus hinter der Täferung. Wir haben gewettet, welche Reihe zuerst voll wird, um Gummibärchen. Nach zwei Stunden waren 31 Prozent erledigt, es schneite vor dem Fenster, und niemand wollte etwas von uns. Einmal stiess die Mutter mit dem Staubsauger ans Kabel. Alles schwarz. Mein Bruder sagte ganz ruhig: «Dann halt von vorne.» Er hat mir seine Gummibärchen gelassen.',
    textEN:
      'Winter of ’98 my leg was in plaster, and every afternoon my brother started the defragmenter for me. Hundreds of little squares, red and blue and white, hopping into place one at a time, and the disk scraping away like a mouse behind the panelling. We bet gummy bears on which row would fill first. Two hours in it was at thirty-one per cent, it was snowing, and no one wanted anything from us. Once Mum caught the cable with the hoover. Black. My brother, perfectly calm, said, “From the top, then.” He let me keep his gummy bears.',
  },
]
