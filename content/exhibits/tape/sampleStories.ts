import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Sonntag, Daumen auf der Pause',
    titleEN: 'Sunday, thumb on the pause key',
    textDE:
      'Sonntagnachmittag, 1984, ich war zwölf. Der Radiorekorder stand auf dem Teppich, weil das Kabel nicht weiter reichte, und ich lag auf dem Bauch davor. Aufnahme und Wiedergabe schon gedrückt, Pause gehalten. Die Taste hatte eine kleine Kante, die hat sich in den Daumen gegraben. Die Kunst war, genau dann loszulassen, wenn der Moderator Luft holt. Meistens redete er trotzdem in den letzten Takt. Auf einem Lied sagt er bis heute «und jetzt die Strassenlage». Ich habe es später auf CD gekauft, und an dieser Stelle warte ich immer noch auf den Stau vor dem Gubrist.',
    textEN:
      'Sunday afternoons, 1984. I was twelve. The radio recorder lived on the carpet because its cable was too short, so I lay there on my stomach with record and play down and the pause key held under my thumb. It had an edge, that key. It left a line in the skin. You had to let go at the moment the host breathed in, and even then he usually came back for the last bar. One of my songs still ends with him saying “and now the traffic”. Years later I bought it on CD. When that bar comes round I wait for the jam at the Gubrist tunnel. – Regula',
  },
  {
    language: 'de',
    titleDE: 'Die Uhr vor seiner Stimme',
    titleEN: 'The clock before his voice',
    textDE:
      'Grossvater hat seine Geschäftsbriefe auf kleine Bänder diktiert, damit sie jemand abtippt. Nach der Beerdigung räumten wir das Büro aus, und in der untersten Schublade lag eines ohne Etikett. Meine Tante drückte auf Wiedergabe. Zuerst hört man nur die Wanduhr, ziemlich laut. Dann atmet er ein, so wie er immer eingeatmet hat, durch die Nase, ein bisschen pfeifend. Dann sagt er: «Sehr geehrter Herr Zbinden, bezüglich der Dachrinne.» Wir sassen zu viert auf Umzugskisten und hörten einen Brief über eine Dachrinne, dreimal hintereinander. Es roch nach Bohnerwachs und Zigarillos. Niemand wollte die Stopptaste drücken.',
    textEN:
      'My grandfather dictated his letters onto tape and somebody else typed them. When we cleared out his office after the funeral there was one cassette left in the bottom drawer, no label. My aunt pressed play. For a while there is just the wall clock, louder than I remembered it. Then he breathes in, through the nose, with that little whistle. Then: “Dear Mr Zbinden, concerning the gutter.” Four of us sat on packing crates in the smell of floor wax and cigarillos and listened to a letter about a gutter. We played it three times. Nobody wanted to be the one to press stop.',
  },
  {
    language: 'en',
    titleDE: 'Elf Stunden bis Apulien',
    titleEN: 'Eleven hours to Puglia',
    textDE:
      'Jeden Juli fuhren wir zu den Grosseltern hinunter, elf Stunden, drei Kinder hinten, keine Klimaanlage. Es gab genau eine Kinderkassette im Auto. Die anderen lagen zu Hause auf dem Küchentisch, jedes Jahr. Seite A bis Chiasso, Seite B bis Bologna, dann wieder A. Der Vater konnte irgendwann alle Stimmen, auch das Krokodil. Die Klappe vom Kassettenfach war so heiss, dass wir sie nur mit dem T-Shirt anfassten, und wenn die Kassette herauskam, roch sie wie ein Bügeleisen. Kurz nach Ancona wurde das Krokodil langsamer und tiefer. Meine Schwester fing an zu weinen. Sie meinte, es sei krank.',
    textEN:
      'Every July we drove down to my grandparents: eleven hours, three kids on the back seat, no air conditioning. There was one children’s tape in the car. The others were on the kitchen table at home, where we forgot them every single year. Side A to the border, side B to Bologna, turn it over. By the second summer my dad did all the voices, including the crocodile. The little flap of the player got so hot you had to use your T-shirt, and the cassette came out smelling like an iron. Somewhere past Ancona the crocodile went slow and deep, and my sister burst into tears because she thought he was ill.',
  },
  {
    language: 'de',
    titleDE: 'Briefe, die man abspielen konnte',
    titleEN: 'Letters you could play',
    textDE:
      'Telefonieren ging 1992 nicht mehr, die Leitungen nach Hause waren tot. Also schickten wir Kassetten. Ein Fahrer aus Winterthur nahm sie mit, in einer Schachtel Waschpulver. Meine Mutter nahm in ihrer Küche auf. Sie konnte nicht einfach reden, sie musste dabei etwas tun, darum hört man immer ein Messer auf dem Brett und den Deckel, der auf der Pfanne tanzt. «Dejan, iss genug», sagt sie, und dann lange nur Zwiebeln. Einmal geht im Hintergrund die Türe und sie sagt: «Warte», und das Band läuft einfach weiter, sieben Minuten leere Küche. Die habe ich am häufigsten gehört.',
    textEN:
      'By 1992 you could not phone home any more, the lines were dead. We sent cassettes instead. A driver from Winterthur took them across in a box of washing powder. My mother recorded hers in the kitchen, and she could never just sit and talk, so there is always a knife on the board and a lid rattling on the pot. “Dejan, eat enough,” she says, and after that it is onions for a good while. On one of them a door opens behind her. She says “wait” and the tape keeps running: seven minutes of an empty kitchen. I have listened to that part more than to any other.',
  },
  {
    language: 'en',
    titleDE: 'Beide Laschen noch dran',
    titleEN: 'Both tabs still in place',
    textDE:
      'Wir hatten eine Band, Probe im Luftschutzkeller, Beton, alles klang nach Badewanne. Einer musste Leerkassetten mitbringen, also griff ich zu Hause ins Regal. Keine Beschriftung, beide Laschen noch dran, perfekt. Das Klacken der Aufnahmetaste war in dem Keller richtig hohl, wie eine zufallende Kellertüre. 45 Minuten lang haben wir ein einziges Lied versucht. Am Abend fragte meine Schwester, ob jemand ihre Kassette gesehen habe, die vom Vorspiel am Konservatorium. Ich habe die ersten Sekunden noch. Eine Geige stimmt, jemand räuspert sich. Dann klack, und ich zähle auf vier.',
    textEN:
      'We had a band. We rehearsed in an air-raid shelter, all concrete, so everything sounded like a bathtub. My job was blank tapes and I took one off the shelf at home: no writing on it, both tabs still in, fine. The record key made a hollow clack down there, like a cellar door. For forty-five minutes we tried to get through one song. That evening my sister asked if anyone had seen her cassette, the one from her audition at the conservatoire. I still have the first few seconds. A violin tuning, somebody clearing their throat. Then clack, and me, counting to four.',
  },
]
