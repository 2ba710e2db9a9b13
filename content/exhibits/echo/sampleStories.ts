import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Regen in Berlin, Sonne in Bern',
    titleEN: 'Rain in Berlin, sun in Bern',
    textDE:
      'Mein Mann hatte sie 2018 aus Konstanz mitgebracht, bei uns gab es sie noch nicht zu kaufen. Beim Zmorge fragten die Kinder jeden Tag nach dem Wetter. Der Ring wurde blau, die Tassen bekamen einen blauen Rand, und dann sagte sie: «In Berlin regnet es.» Draussen schien die Sonne auf den Gurten. Wir haben die Adresse geändert, auf Hochdeutsch, auf Englisch, mein Mann einmal auf Berndeutsch und sehr laut. Es blieb Berlin. Der Kleine zog dann aus Solidarität die Gummistiefel an, drei Wochen lang, und die Kindergärtnerin fragte mich, ob bei uns alles in Ordnung sei.',
    textEN:
      'In 2018 you couldn’t buy one here, so my husband carried it over the border from Konstanz. Every breakfast the kids asked it for the weather. The ring turned blue, the cups got a blue rim, and it said: “In Berlin it is raining.” Outside, the sun was on the hill. We changed the address. We tried High German, we tried English, my husband once tried Bernese dialect at the top of his voice. It stayed Berlin. Our youngest put on his wellingtons out of solidarity and kept them on for three weeks, until his teacher took me aside and asked if everything was all right at home.',
  },
  {
    language: 'de',
    titleDE: 'Sieben Minuten für das Ei',
    titleEN: 'Seven minutes for the egg',
    textDE:
      'Ich sehe seit dreissig Jahren nichts mehr, und mein Küchenwecker war ein Ding mit Noppen, das ich dreimal am Tag suchte. Seit 2020 steht der Lautsprecher auf dem Gewürzregal. «Sieben Minuten für das Ei, elf für die Nudeln, vierzig für den Kuchen», sage ich, alles hintereinander, wie eine Köchin, die ihre Leute herumschickt. Zuerst kommt ein freundlicher Ton von oben rechts, zwischen Zimt und Lorbeer. Die Nachbarin sagte, das Licht sei sehr schön, blau. Das glaube ich ihr. Mir fehlt nur, dass man ihm die Hände voll Mehl nicht hinhalten kann. Am Sonntag backe ich jetzt ohne jemanden anzurufen.',
    textEN:
      'I have not been able to see for thirty years. My old kitchen timer had raised dots on it, and I spent half my day finding out where I had put it. Since 2020 there has been this speaker on the spice shelf. “Seven minutes for the egg, eleven for the pasta, forty for the cake,” I say, all in one go, like a chef ordering people about. A friendly note comes back from the upper right, between cinnamon and bay. My neighbour tells me the light is lovely, a blue. I take her word for it. On Sundays I bake now without ringing anyone up to read me the clock. – Ruth',
  },
  {
    language: 'en',
    titleDE: 'Noch einmal das Baggerlied',
    titleEN: 'Digger song, again',
    textDE:
      'Mein Sohn Tim war drei und konnte noch kein R. Den Namen hat er halb gerufen, halb gesungen, mit dem Kinn nach oben, damit es bis aufs Regal reicht. Dann: «Baggelied!» Sie verstand ihn besser als seine Grosseltern. An dem Samstag, als ich mit Fieber auf dem Sofa lag, habe ich mitgezählt. Vierzig Mal. Nach dem zwanzigsten Mal hörte ich die Bassgitarre, die mir vorher nie aufgefallen war, eigentlich schön. Nach dem vierzigsten habe ich den Stecker gezogen. Er stand davor, sehr still, legte die Hand auf den Deckel und flüsterte: «Bist du müde?»',
    textEN:
      'My son Tim was three and couldn’t do his Rs. He half shouted and half sang its name, chin up, so that it would carry to the shelf. Then: “Diggah song!” It understood him better than his grandparents did. The Saturday I lay on the sofa with a temperature, I kept count. Forty. Round about twenty I noticed the bass line for the first time, it’s actually rather good. At thirty I crawled over and turned it down; he walked over and turned it up. At forty I pulled the plug. He stood there quite still. Then he put his palm on the lid and whispered: “Are you tired?”',
  },
  {
    language: 'de',
    titleDE: 'Mitten im Streit',
    titleEN: 'In the middle of the row',
    textDE:
      'Wir haben uns angeschrien, ich weiss nicht mehr worüber, irgendetwas mit dem Auto. Es war schon dunkel, niemand hatte Licht gemacht. Er rief: «Alles klar, sag doch einfach, was du willst!», und da ging auf dem Fenstersims der Ring an, ganz hell, die halbe Wand war blau, und eine sehr höfliche Stimme sagte: «Das habe ich leider nicht verstanden.» Wir haben beide hingeschaut. Er hatte noch den Zeigefinger in der Luft. Dann hörte ich ein Geräusch, das war ich, ich habe gelacht, und es war mir peinlich, vor dem Gerät. Er hat den Finger heruntergenommen und das Licht angemacht.',
    textEN:
      'We were shouting at each other. I couldn’t tell you what about, something to do with the car. It had got dark and nobody had turned a lamp on. He yelled, “All right, so just say what you want!” and on the windowsill the ring lit up, so bright that half the wall went blue, and a terribly polite voice said, “Sorry, I didn’t catch that.” We both turned round. He still had his finger in the air. Then there was a noise and the noise was me, laughing, and I felt caught, in front of a loudspeaker. He put the finger down. He went and found the light switch.',
  },
  {
    language: 'en',
    titleDE: 'Jemand ruft mich aus der Küche',
    titleEN: 'Somebody calls me from the kitchen',
    textDE:
      'Ich heisse Alexandra, und mein ganzes Leben lang hat man mich Alexa gerufen. Dann zog ich 2019 in eine Wohngemeinschaft mit einem Lautsprecher. Ich stand unter der Dusche und hörte: «Alexa, wie lange noch?», und rief: «Fünf Minuten!» In der Küche Gelächter. Am schlimmsten war der Tonfall. Niemand sagte bitte. Ich habe mich jedes Mal umgedreht, der Nacken macht das von selbst. Nach zwei Wochen hat Fabio ihn auf «Computer» umgestellt, feierlich, mit Kerze. Jetzt zuckt nur noch sein Vater zusammen, wenn er zu Besuch ist, der war Informatiker bei der Post.',
    textEN:
      'My name is Alexandra and all my life people have called me Alexa. In 2019 I moved into a shared flat that had a speaker. I would be in the shower, hear “Alexa, how much longer?” and yell back, “Five minutes!” Laughter in the kitchen. What got me was the tone. No please, ever. And each time I turned round, your neck does it before you do. After a fortnight Fabio renamed it “Computer”. There was a small ceremony, with a candle. These days the only person who flinches is Fabio’s dad when he visits, because he worked in IT at the post office for thirty years.',
  },
]
