import type { SelfTestCheck } from '#contract/selfTest.ts'
import type { Bilingual } from '../bilingual.ts'

/** What is looked at, in a word. */
export const selfTestNames: Bilingual<Readonly<Record<SelfTestCheck, string>>> = {
  en: {
    server: 'Server and version',
    clock: 'Clock',
    storage: 'Storage',
    database: 'Database of the browser',
    fonts: 'Typefaces',
    graphics: 'Graphics',
    lostGraphics: 'Graphics that come back',
    sounds: 'Sounds',
    narration: 'Narration',
    speaker: 'Loudspeaker',
    microphone: 'Microphone',
    offline: 'Without a network',
    outbox: 'Contributions that wait',
    idleReturn: 'Return to the start',
    serviceWorker: 'Kept for a dead network',
  },
  de: {
    server: 'Server und Version',
    clock: 'Uhr',
    storage: 'Speicher',
    database: 'Datenbank des Browsers',
    fonts: 'Schriften',
    graphics: 'Grafik',
    lostGraphics: 'Grafik, die wiederkommt',
    sounds: 'Klänge',
    narration: 'Erzählung',
    speaker: 'Lautsprecher',
    microphone: 'Mikrofon',
    offline: 'Ohne Netz',
    outbox: 'Beiträge, die warten',
    idleReturn: 'Rückkehr zum Anfang',
    serviceWorker: 'Vorrat für ein totes Netz',
  },
}

const en = {
  title: 'Self-test',
  lead: 'Before opening: this screen tries itself, in about a minute. Sounds play, the screen may go back to its start by itself, and then comes back here.',
  where: 'It tests the screen that you stand in front of.',
  start: 'Start the self-test',
  again: 'Test again',
  running: 'Testing: {check}',
  handsOff: 'Please do not touch the screen for a moment.',
  speak: 'Please say something.',
  heard: 'Did you hear it?',
  yes: 'Yes, I heard it',
  no: 'No',
  repeat: 'Play it again',
  outcomes: {
    waiting: 'to come',
    running: 'under way',
    passed: 'passed',
    failed: 'failed',
    notApplicable: 'not applicable',
  },
  results: 'Results',
  passed: 'All is well: {passed} passed, {notApplicable} not applicable.',
  failed: '{failed} failed, {passed} passed, {notApplicable} not applicable.',
  kept: 'The result stands on the board of screens.',
  notKept: 'The result could not be sent to the server.',
  noScreen: 'This browser is no screen of the house, so the result is only shown here.',
  board: 'To the screens',
  why: {
    broke: 'The test itself did not get to its end: {detail}. Reload this page and try again.',
    timeout: 'It took too long. Reload this page and try again.',
    noServer: 'The server does not answer as it should. Look whether it runs, and at the network cable.',
    oldVersion: 'This screen runs an older version than the server hands out. Reload it.',
    clockOff: 'The clock of this screen is {detail} off. Set it, best by the network.',
    noStorage:
      'The browser keeps nothing: what visitors leave would be lost. Leave private mode, allow storage.',
    storageFull:
      'There is hardly room left for what visitors leave ({detail}). Free some space on this machine.',
    fontsMissing:
      'Typefaces are missing: {detail}. Reload the page; if it stays so, install the exhibition anew.',
    stillsOnly: 'This screen shows stills, as it is set to or as small as it is.',
    noGraphics:
      'The browser draws no graphics (WebGL 2). Switch hardware acceleration on, update the driver.',
    noReturnOfGraphics:
      'The scenes did not come back after the graphics were lost. Restart the browser; update the graphics driver.',
    allSilent:
      'Nothing sounds. Look whether the sound is switched off on this screen, and which output the machine uses.',
    someSilent:
      'These sounds stay silent: {detail}. Reload the page; if it stays so, install the exhibition anew.',
    narrationSilent:
      'The narration stays silent. Make it anew at the desk, or look at the log of the server.',
    noNarration: 'No device has a narration yet.',
    notHeard:
      'Nobody hears it. Switch the loudspeaker on, look at its cable and volume, and at the output of the machine.',
    micDenied: 'The microphone is not allowed. Allow it for this address in the settings of the browser.',
    micMissing: 'There is no microphone. Plug it in, and choose it in the settings of the machine.',
    micBusy: 'Another program holds the microphone. Close it.',
    micImpossible: 'The browser gives no microphone here: that takes https, or this machine itself.',
    micSilent: 'The microphone hears nothing. Look at its switch, its cable and its level.',
    micEmpty: 'The recording came out empty. Restart the browser.',
    listsLost:
      'Without a network the lists were gone. Reload the page; if it stays so, tell whoever looks after the software.',
    notCut: 'The network could not be cut for the test.',
    notBack: 'After the interruption the server was not reached again. Look at the network.',
    noOutbox: 'This version keeps no contributions for later.',
    notKeptForLater: 'What was left without a network was not kept. Look at the storage of this browser.',
    notArrived:
      'What was kept did not arrive once the network was back. Look at the server and at the board of screens.',
    noKiosk: 'This browser is not in exhibition mode, so it does not return by itself here.',
    noIdleReturn: 'The screen did not go back to its start. Reload it, and do not touch it during this test.',
    notWiped:
      'Something of the visit was left after the return. Reload the screen; if it stays so, tell whoever looks after the software.',
    tokensLost: 'The screen lost its key on the return. Open it again with its kiosk link.',
    noWorker: 'This version keeps no supply for a dead network.',
    insecure: 'On plain http a browser keeps no supply for a dead network. Use https.',
    workerMissing: 'The supply for a dead network is not there yet. Reload the page once, and test again.',
  },
}

const de: typeof en = {
  title: 'Selbsttest',
  lead: 'Vor dem Öffnen: Dieser Bildschirm prüft sich selbst, in etwa einer Minute. Es klingt, der Bildschirm geht vielleicht von selbst zum Anfang und kommt dann wieder hierher.',
  where: 'Geprüft wird der Bildschirm, vor dem du stehst.',
  start: 'Selbsttest beginnen',
  again: 'Noch einmal prüfen',
  running: 'Geprüft wird: {check}',
  handsOff: 'Bitte den Bildschirm einen Moment nicht berühren.',
  speak: 'Bitte sag etwas.',
  heard: 'Hast du es gehört?',
  yes: 'Ja, gehört',
  no: 'Nein',
  repeat: 'Noch einmal spielen',
  outcomes: {
    waiting: 'kommt noch',
    running: 'läuft',
    passed: 'bestanden',
    failed: 'nicht bestanden',
    notApplicable: 'trifft nicht zu',
  },
  results: 'Ergebnisse',
  passed: 'Alles in Ordnung: {passed} bestanden, {notApplicable} treffen nicht zu.',
  failed: '{failed} nicht bestanden, {passed} bestanden, {notApplicable} treffen nicht zu.',
  kept: 'Das Ergebnis steht bei den Bildschirmen.',
  notKept: 'Das Ergebnis konnte nicht an den Server gesendet werden.',
  noScreen: 'Dieser Browser ist kein Bildschirm des Hauses, darum steht das Ergebnis nur hier.',
  board: 'Zu den Bildschirmen',
  why: {
    broke: 'Die Prüfung selbst kam nicht zu Ende: {detail}. Lade diese Seite neu und versuch es noch einmal.',
    timeout: 'Es dauerte zu lange. Lade diese Seite neu und versuch es noch einmal.',
    noServer: 'Der Server antwortet nicht, wie er soll. Schau, ob er läuft, und nach dem Netzwerkkabel.',
    oldVersion: 'Auf diesem Bildschirm läuft eine ältere Version, als der Server ausgibt. Lade ihn neu.',
    clockOff: 'Die Uhr dieses Bildschirms geht um {detail} falsch. Stell sie, am besten nach dem Netz.',
    noStorage:
      'Der Browser behält nichts: Was Gäste hinterlassen, ginge verloren. Verlass den privaten Modus, erlaube Speicher.',
    storageFull:
      'Für das, was Gäste hinterlassen, ist kaum noch Platz ({detail}). Schaff auf diesem Gerät Platz.',
    fontsMissing:
      'Schriften fehlen: {detail}. Lade die Seite neu; bleibt es so, installier die Ausstellung neu.',
    stillsOnly: 'Dieser Bildschirm zeigt Standbilder, weil er so eingestellt oder so klein ist.',
    noGraphics:
      'Der Browser zeichnet keine Grafik (WebGL 2). Schalt die Hardwarebeschleunigung ein, erneuere den Treiber.',
    noReturnOfGraphics:
      'Die Szenen kamen nicht wieder, nachdem die Grafik verloren war. Starte den Browser neu; erneuere den Grafiktreiber.',
    allSilent:
      'Nichts klingt. Schau, ob der Ton auf diesem Bildschirm ausgeschaltet ist und welchen Ausgang das Gerät benutzt.',
    someSilent:
      'Diese Klänge bleiben stumm: {detail}. Lade die Seite neu; bleibt es so, installier die Ausstellung neu.',
    narrationSilent:
      'Die Erzählung bleibt stumm. Lass sie in der Verwaltung neu machen, oder schau ins Protokoll des Servers.',
    noNarration: 'Noch kein Gerät hat eine Erzählung.',
    notHeard:
      'Niemand hört es. Schalt den Lautsprecher ein, schau nach Kabel und Lautstärke und nach dem Ausgang des Geräts.',
    micDenied:
      'Das Mikrofon ist nicht erlaubt. Erlaube es für diese Adresse in den Einstellungen des Browsers.',
    micMissing: 'Es ist kein Mikrofon da. Steck es ein, und wähl es in den Einstellungen des Geräts.',
    micBusy: 'Ein anderes Programm hält das Mikrofon. Schliess es.',
    micImpossible: 'Der Browser gibt hier kein Mikrofon: Dafür braucht es https oder dieses Gerät selbst.',
    micSilent: 'Das Mikrofon hört nichts. Schau nach Schalter, Kabel und Pegel.',
    micEmpty: 'Die Aufnahme ist leer. Starte den Browser neu.',
    listsLost:
      'Ohne Netz waren die Listen weg. Lade die Seite neu; bleibt es so, sag es denen, die die Software betreuen.',
    notCut: 'Das Netz liess sich für die Prüfung nicht unterbrechen.',
    notBack: 'Nach der Unterbrechung war der Server nicht wieder zu erreichen. Schau nach dem Netz.',
    noOutbox: 'Diese Version behält keine Beiträge für später.',
    notKeptForLater:
      'Was ohne Netz hinterlassen wurde, blieb nicht erhalten. Schau nach dem Speicher dieses Browsers.',
    notArrived:
      'Was aufbewahrt war, kam nicht an, als das Netz wieder da war. Schau nach dem Server und nach den Bildschirmen.',
    noKiosk: 'Dieser Browser ist nicht im Ausstellungsmodus und kehrt darum hier nicht von selbst zurück.',
    noIdleReturn:
      'Der Bildschirm ging nicht zum Anfang zurück. Lade ihn neu, und berühr ihn bei dieser Prüfung nicht.',
    notWiped:
      'Nach der Rückkehr blieb etwas vom Besuch übrig. Lade den Bildschirm neu; bleibt es so, sag es denen, die die Software betreuen.',
    tokensLost:
      'Bei der Rückkehr verlor der Bildschirm seinen Schlüssel. Öffne ihn noch einmal mit seinem Kiosklink.',
    noWorker: 'Diese Version hat keinen Vorrat für ein totes Netz.',
    insecure: 'Über einfaches http behält ein Browser keinen Vorrat für ein totes Netz. Nimm https.',
    workerMissing:
      'Der Vorrat für ein totes Netz ist noch nicht da. Lade die Seite einmal neu, und prüf noch einmal.',
  },
}

/** The self-test before opening (ADMIN-12). */
export const selfTestWords: Bilingual<typeof en> = { en, de }
export type SelfTestWords = typeof en
export type SelfTestReason = keyof (typeof en)['why']
