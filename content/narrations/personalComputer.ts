import type { DeviceNarration } from './deviceNarration.ts'

export const personalComputer: DeviceNarration = {
  openings: {
    de: [
      'Ein Schalter, so gross wie ein Lichtschalter. Ein Lüfter holt Atem. Dann zählt die Maschine ihr eigenes Gedächtnis durch, Zahl um Zahl, als müsste sie sich vergewissern, dass sie noch sie selbst ist.',
      'Beige. Nicht weiss, nicht braun: beige, wie ein Regenmantel. Er stand unter der Dachschräge und brummte, und der Tisch brummte mit.',
      'Der Zeiger blinkt. Er will nichts, er drängt nicht. Er blinkt seit Jahrzehnten so, und jedes Mal fragt er dasselbe: Und jetzt?',
      'Man musste ihn füttern. Eine viereckige Scheibe hinein, ein Knarren, ein Lämpchen. Bitte Diskette zwei einlegen. Während er kaute, ging man Kaffee kochen.',
    ],
    en: [
      'A switch as big as a light switch. A fan takes a breath. Then the machine counts through its own memory, number by number, as if to make sure that it is still itself.',
      'Beige. Not white, not brown: beige, like a raincoat. It stood under the sloping roof and hummed, and the desk hummed along.',
      'The cursor blinks. It wants nothing, it does not hurry you. It has blinked like this for decades, and every time it asks the same thing: what now?',
      'You had to feed it. A square disk, in with it, a grating noise, a little lamp. Please insert disk two. And while it chewed, you went to make coffee.',
    ],
  },
  body: {
    de: [
      'Anfang der achtziger Jahre zog der Rechner auf den Schreibtisch um. Er hiess nun persönlich, ein kühnes Wort für einen grauen Kasten. Er kannte keine Personen. Er kannte Befehle, und die nahm er wörtlich.',
      'Also lernten die Menschen, genau zu sein. Ein Punkt zu wenig, und nichts geschah. Eine falsche Taste, und alles war weg. Speichern lernte man nur einmal: in der Nacht vor der Abgabe, um zwei Uhr, mit weissem Gesicht vor einem blauen Bildschirm.',
      'Aber man konnte ihn überreden. Jemand schraubte das Gehäuse auf, drückte eine Karte hinein und hielt den Atem an. Jemand tippte vier Seiten Programm aus einem Heft ab, damit ein Punkt über eine Mauer hüpfte. Niemand brauchte das. Es war das reine Glück.',
      'Und abends, wenn die anderen schliefen, war er das letzte helle Fenster im Haus. Auf ihm entstanden Briefe, für die man von Hand den Mut nicht fand.',
    ],
    en: [
      'At the beginning of the eighties the computer moved onto the desk. Now it was called personal, a bold word for a grey box. It knew no persons. It knew commands, and it took them literally.',
      'So people learnt to be exact. One dot too few, and nothing happened. One wrong key, and everything was gone. Saving was learnt only once: on the night before handing in, at two in the morning, with a white face in front of a blue screen.',
      'But it could be talked round. Somebody unscrewed the case, pressed in a card and held their breath. Somebody copied four pages of program out of a magazine, so that a dot could hop over a wall. Nobody needed that. It was pure happiness.',
      'And in the evening, when the others slept, it was the last bright window in the house. Letters were written on it that nobody would have dared to write by hand.',
    ],
  },
  closings: {
    de: [
      'Die Kästen sind längst entsorgt. Aber die Finger erinnern sich. Sie suchen noch immer die Tasten fürs Speichern, wenn ihnen etwas lieb ist.',
      'Seither ist er klein und flach geworden und muss nicht mehr zählen. Irgendwo darin aber blinkt noch ein Zeiger. Er wartet auf dich.',
      'Was war das Erste, das du je getippt hast? Vermutlich deinen Namen. Fast alle tippten ihren Namen und sahen ihn eine Weile an.',
    ],
    en: [
      'The boxes have long been thrown away. But fingers remember. They still reach for the keys that save, whenever something is dear to them.',
      'Since then it has grown small and flat, and it no longer needs to count. But somewhere inside a cursor is still blinking. It is waiting for you.',
      'What was the first thing you ever typed? Probably your name. Almost everybody typed their name, and looked at it for a while.',
    ],
  },
}
