import type { Bilingual } from './bilingual.ts'
import * as messages from './messages.ts'

const noMicrophone: Bilingual = messages.microphoneFailed

const en = {
  start: 'Start Recording',
  ready: 'Ready to record',
  upTo: 'up to {time}',
  scale: { tooQuiet: 'too quiet', good: 'good', tooLoud: 'too loud' },
  stop: 'Stop Recording',
  finishing: 'One moment …',
  again: 'Record again',
  discard: 'Discard',
  discardSure: 'Discard this recording for good?',
  keep: 'Keep it',
  phase: {
    arming: 'Your browser asks for the microphone. Please allow it.',
    countIn: 'Speak after the count',
    recording: 'Recording. Speak now.',
    preview: 'Your recording. Listen to it before you share it.',
  },
  left: '{time} left',
  oneMinuteLeft: 'One minute left.',
  tenSecondsLeft: 'Ten seconds left.',
  verdict: {
    waiting: 'Listening …',
    noLevel: 'The level cannot be shown just now. What you say is recorded.',
    tooQuiet: 'Too quiet: come closer to the microphone.',
    good: 'Good: you can be heard well.',
    tooLoud: 'Too loud: step back a little.',
  },
  noMicrophone: noMicrophone.en,
  fault: {
    denied: 'The browser was told not to. Allow the microphone in the address bar, then start again.',
    noDevice: 'There is none on this device. You can write your story instead.',
    busy: 'Another program is using it. Close that one, then start again.',
    insecure:
      'This page came over an unencrypted address (http), and browsers give no microphone there. Open it by its https address, or write your story instead.',
    unsupported: 'This browser cannot record sound. You can write your story instead.',
    deviceLost: 'It went away before anything was said. Plug it in again, then start again.',
    unanswered:
      'The browser asked for it and got no answer. Start again, and allow it when the browser asks.',
    recorderFailed:
      'The recorder stopped before anything was recorded. Start again, or write your story instead.',
    empty: 'It gave no sound at all. Check that it is switched on, then start again.',
  },
  ended: {
    limit: 'The recorder has stopped by itself because it is full. Everything you said is kept.',
    deviceLost: 'The microphone went away. Everything you said until then is kept.',
    recorderFailed:
      'The recorder stopped by itself. What it recorded until then is here: listen to it, share it, or record again.',
    earlier: 'Your recording is still here. Listen to it before you share it.',
  },
  preview: 'your recording',
}

const de: typeof en = {
  start: 'Aufnahme starten',
  ready: 'Bereit zur Aufnahme',
  upTo: 'bis zu {time}',
  scale: { tooQuiet: 'zu leise', good: 'gut', tooLoud: 'zu laut' },
  stop: 'Aufnahme beenden',
  finishing: 'Einen Moment …',
  again: 'Neu aufnehmen',
  discard: 'Verwerfen',
  discardSure: 'Diese Aufnahme endgültig verwerfen?',
  keep: 'Behalten',
  phase: {
    arming: 'Dein Browser fragt nach dem Mikrofon. Bitte erlaube es.',
    countIn: 'Sprich nach dem Zählen',
    recording: 'Aufnahme läuft. Sprich jetzt.',
    preview: 'Deine Aufnahme. Hör sie dir an, bevor du sie teilst.',
  },
  left: 'noch {time}',
  oneMinuteLeft: 'Noch eine Minute.',
  tenSecondsLeft: 'Noch zehn Sekunden.',
  verdict: {
    waiting: 'Wir hören zu …',
    noLevel: 'Der Pegel lässt sich gerade nicht zeigen. Was du sagst, wird aufgenommen.',
    tooQuiet: 'Zu leise: Geh näher ans Mikrofon.',
    good: 'Gut: Man hört dich deutlich.',
    tooLoud: 'Zu laut: Geh etwas zurück.',
  },
  noMicrophone: noMicrophone.de,
  fault: {
    denied: 'Der Browser sperrt das Mikrofon. Erlaube es in der Adresszeile und starte noch einmal.',
    noDevice: 'An diesem Gerät gibt es keines. Du kannst deine Geschichte auch schreiben.',
    busy: 'Ein anderes Programm benutzt es. Schliess jenes und starte noch einmal.',
    insecure:
      'Diese Seite kam über eine unverschlüsselte Adresse (http), und dort geben Browser kein Mikrofon frei. Öffne sie über ihre https-Adresse oder schreib deine Geschichte.',
    unsupported: 'Dieser Browser kann keinen Ton aufnehmen. Du kannst deine Geschichte auch schreiben.',
    deviceLost: 'Es verschwand, bevor etwas gesagt war. Steck es wieder ein und starte noch einmal.',
    unanswered:
      'Der Browser hat danach gefragt und keine Antwort bekommen. Starte noch einmal und erlaube es, wenn er fragt.',
    recorderFailed:
      'Die Aufnahme brach ab, bevor etwas aufgenommen war. Starte noch einmal, oder schreib deine Geschichte.',
    empty: 'Es gab keinen Ton. Schau, ob es eingeschaltet ist, und starte noch einmal.',
  },
  ended: {
    limit: 'Die Aufnahme hat von selbst aufgehört, weil sie voll ist. Alles, was du gesagt hast, ist da.',
    deviceLost: 'Das Mikrofon ist verschwunden. Alles, was du bis dahin gesagt hast, ist da.',
    recorderFailed:
      'Die Aufnahme brach von selbst ab. Was bis dahin aufgenommen war, ist da: Hör es dir an, teile es, oder nimm neu auf.',
    earlier: 'Deine Aufnahme ist noch da. Hör sie dir an, bevor du sie teilst.',
  },
  preview: 'deine Aufnahme',
}

export const recorderWords: Bilingual<typeof en> = { en, de }
