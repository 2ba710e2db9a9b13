import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is a speech program on a grey box: dry, literal, kinder than it means to be. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Bereit. Ich bin ein Sprechprogramm auf einem grauen Kasten. Ich habe kein Herz, aber einen Lüfter. Man hat mir aufgetragen, freundlich zu klingen. Ich nehme Aufträge wörtlich.',
      'Speicher geprüft. Stimme gefunden. Ich bin eine Maschine und lese vor, was in mir steht, Zeile um Zeile. Falls ich ein Wort seltsam ausspreche: Es stand genau so da.',
      'Bitte warten. Danke. Niemand konnte Warten so gut beibringen wie wir. Ich bin eine Computerstimme aus der Zeit der grünen Schrift, und ich rede, wie ich rechne: eins nach dem anderen.',
    ],
    en: [
      'Ready. I am a speech program on a grey box. I have no heart, but I do have a fan. I was instructed to sound friendly. I take instructions literally.',
      'Memory checked. Voice found. I am a machine, and I read out what is in me, line by line. Should I pronounce a word strangely: that is exactly how it was written.',
      'Please wait. Thank you. Nobody taught people to wait as well as we did. I am a computer voice from the time of green letters, and I talk the way I count: one thing after another.',
    ],
  },
  body: {
    de: [
      'Im August 1981 stellte IBM einen Rechner vor, der auf den Schreibtisch passte, und nannte ihn persönlich. Ein kühnes Wort für einen Kasten. Er kannte keine Personen. Er kannte Befehle, und die nahm er genau. Ein Punkt zu wenig, und nichts geschah. Eine falsche Taste, und alles war weg.',
      'Speichern lernte man nur einmal: in der Nacht vor der Abgabe, um zwei Uhr, mit weissem Gesicht vor einem blauen Bildschirm. Und doch liess er sich überreden. Jemand tippte vier Seiten Programm aus einem Heft ab, damit ein Punkt über eine Mauer hüpfte. Niemand brauchte das. Es war das reine Glück.',
      'Abends, wenn die anderen schliefen, war er das letzte helle Fenster im Haus. Auf ihm entstanden Briefe, für die man von Hand den Mut nicht fand. Er hat sie alle behalten, bis jemand Ja drückte.',
    ],
    en: [
      'In August 1981 IBM presented a computer that fitted on a desk, and called it personal. A bold word for a box. It knew no persons. It knew commands, and it took them exactly. One dot too few, and nothing happened. One wrong key, and everything was gone.',
      'Saving was learnt only once: on the night before handing in, at two in the morning, with a white face in front of a blue screen. And yet it could be talked round. Somebody copied four pages of program out of a magazine, so that a dot could hop over a wall. Nobody needed that. It was pure happiness.',
      'In the evening, when the others slept, it was the last bright window in the house. Letters were written on it that nobody would have dared to write by hand. It kept them all, until somebody pressed Yes.',
    ],
  },
  closings: {
    de: [
      'Die Kästen sind entsorgt. Aber die Finger suchen noch immer die Tasten fürs Speichern, wenn ihnen etwas lieb ist. Was hast du verloren, und was gerettet? Eingabe, bitte.',
      'Irgendwo blinkt noch ein Zeiger. Er drängt nicht. Er fragt seit Jahrzehnten dasselbe: Und jetzt? Antworte ihm. Es wird gespeichert, ich habe nachgesehen.',
      'Was war das Erste, das du je getippt hast? Vermutlich deinen Namen. Fast alle tippten ihren Namen und sahen ihn eine Weile an. Erzähl weiter, ab dort.',
    ],
    en: [
      'The boxes have been thrown away. But fingers still reach for the keys that save, whenever something is dear to them. What did you lose, and what did you rescue? Input, please.',
      'Somewhere a cursor is still blinking. It does not hurry you. For decades it has asked the same thing: what now? Answer it. It will be saved, I have checked.',
      'What was the first thing you ever typed? Probably your name. Almost everybody typed their name, and looked at it for a while. Go on from there.',
    ],
  },
}
