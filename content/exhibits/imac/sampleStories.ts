import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Das erste E-Mail nach Québec',
    titleEN: 'The first e-mail to Quebec',
    textDE:
      'Meine Austauschfreundin Élodie war seit zwei Wochen wieder in Québec, und ich wollte ihr schreiben, ohne Marke. Der Vater hatte 1999 den blauen iMac gekauft, er stand im Gang neben dem Telefontischli. Zuerst das Wählen, dann das Pfeifen, dann dieses Rauschen, bei dem ich immer die Luft anhielt. Ich tippte mit zwei Fingern, auf Französisch, die Akzente habe ich nicht gefunden. Von unten: «Nicole, ich muss telefonieren!» «Gleich!» Senden. Der Balken blieb stehen. Er kam die Treppe herauf, den Hörer schon in der Hand, und dann standen wir beide da und schauten zu, wie der Balken fertig wurde.',
    textEN:
      'My exchange friend Élodie had been back in Quebec for a fortnight and I wanted to write to her without a stamp. It was 1999. Dad had bought the blue iMac and it stood in the hall beside the telephone. First it dialled, then it whistled, and then came the rushing part, where I always held my breath. I typed with two fingers in French and could not find the accents. From downstairs: “Nicole, I need the phone!” “In a minute!” Send. The bar stopped halfway. He came up with the receiver already in his hand, and the two of us stood there and watched the bar creep to the end.',
  },
  {
    language: 'de',
    titleDE: 'Einer für vierundzwanzig',
    titleEN: 'One between twenty-four',
    textDE:
      'Unser Lehrer schnitt den Karton mit dem Sackmesser auf, und dann roch das ganze Schulzimmer nach neuem Plastik, ein bisschen wie Badespielzeug. Alle sagten «ooh», weil man hineinsah. Wir waren vierundzwanzig und er war einer. An der Wandtafel hing ein Plan, zehn Minuten pro Kind, mit Eieruhr. Ich war Nummer neunzehn, also Donnerstag. In der Zeit davor habe ich ihn von hinten angeschaut, wo die Kabel herauskommen, das durfte man ohne Plan. Als ich endlich an der Reihe war, habe ich meinen Namen geschrieben, einmal ganz gross und einmal in jeder Schrift, die es gab. Bei der siebten klingelte es.',
    textEN:
      'Our teacher cut the box open with his pocket knife and the whole classroom smelt of new plastic, a bit like bath toys. Everyone went “ooh” because you could see inside. There were twenty-four of us and one of it. A plan went up next to the blackboard, ten minutes each, by egg timer. I was number nineteen, which meant Thursday. Until then I looked at it from behind, where the cables come out. You were allowed to do that without being on the plan. When it was finally my turn I wrote my name, once very big, then in every typeface there was. At number seven the timer rang.',
  },
  {
    language: 'de',
    titleDE: 'Vierter Stock ohne Lift',
    titleEN: 'Fourth floor, no lift',
    textDE:
      'Ich war Grafiker, Atelier an der Langstrasse, vierter Stock, kein Lift. Der Griff oben am Gehäuse war das Argument beim Kauf: «Den kannst du tragen, Ueli.» Siebzehn Kilo. Auf jedem Treppenabsatz habe ich ihn auf den Boden gestellt, und im Treppenhaus machte das einen satten Ton, wie ein Medizinball. Die Kante vom Griff drückte sich in die Finger, man sah es am nächsten Tag noch. Oben eingesteckt, läuft. Nur die runde Maus, die war immer verdreht. Ich fuhr nach rechts und der Pfeil ging nach oben. Ich habe ihr dann mit Filzstift eine Nase gemalt.',
    textEN:
      'I was a graphic designer with a studio off the Langstrasse: fourth floor, no lift. It was the handle that sold it to me. “You can carry that one, Ueli.” Seventeen kilos. I put it down on every landing and the stairwell gave back a good fat thud, like a medicine ball. The edge of the handle bit into my fingers so that you could still see it the next day. Upstairs I plugged it in and it ran, I’ll give it that. But the mouse was round, so it was always the wrong way round. I pushed right and the arrow went up. In the end I drew a nose on it with a felt pen.',
  },
  {
    language: 'en',
    titleDE: 'Der Zeiger stand auf halb vier',
    titleEN: 'The pointer stopped at half past three',
    textDE:
      'Diplomarbeit, 2001, noch zwei Tage. Ich hatte 74 Seiten und keine Kopie. Ein Diskettenlaufwerk hatte das Gerät nicht, und das externe hatte ich einer Kollegin ausgeliehen. Mitten im Schlusswort blieb der Zeiger stehen. Er war gerade die kleine Uhr, und die Uhr zeigte halb vier und zeigte weiter halb vier. Draussen fuhr die Putzmaschine über den Platz, sonst war nichts zu hören. Ich habe die Maus nicht losgelassen, ich dachte, wenn ich loslasse, ist es vorbei. Ich sass eine Stunde so. Es wurde hell, und auf der gewölbten Scheibe sah ich mein Gesicht über den 74 Seiten, die noch da waren, man konnte sie lesen.',
    textEN:
      'My diploma thesis, 2001, two days to go. Seventy-four pages and no copy. The machine had no floppy drive, and I had lent the external one to a friend. In the middle of the conclusion the pointer froze. It happened to be the little watch at that moment, and the watch said half past three and went on saying it. Outside a street sweeper crossed the square, apart from that nothing. I didn’t let go of the mouse. I had the idea that if I let go, it would be over. I sat like that for an hour. It got light, and in the curve of the glass there was my face, on top of seventy-four pages that I could still read.',
  },
  {
    language: 'en',
    titleDE: 'Orange, gebraucht, meiner',
    titleEN: 'Tangerine, second-hand, mine',
    textDE:
      'Wir waren zu dritt in einem Zimmer, meine Schwestern und ich, und nichts darin gehörte nur mir. 2003 hat mein Onkel mir seinen alten iMac überlassen, orange, mit einem Kleber vom Skilift, der nicht mehr abging. Ich stellte ihn ans Fussende vom Bett. Er hatte keinen Lüfter, darum konnte ich ihn nachts laufen lassen. Wenn der Bildschirm dunkel wurde, glimmte vorne das Lämpchen, und das ganze Gehäuse bekam einen Schimmer, wie eine Mandarine, hinter die man eine Taschenlampe hält. Meine kleine Schwester sagte aus dem unteren Bett: «Samira, er atmet.» Ich habe ihm trotzdem ein Passwort gegeben.',
    textEN:
      'There were three of us in one room, my sisters and me, and nothing in it was only mine. Then in 2003 my uncle let me have his old iMac. Tangerine, with a ski-lift sticker that would not come off. I put it at the foot of my bed. It had no fan, so I could leave it on at night. When the screen went dark the small lamp at the front kept glowing and the whole case took on a shimmer, like a mandarin with a torch held behind it. From the lower bunk my little sister said, “Samira, it’s breathing.” I set a password on it anyway.',
  },
]
