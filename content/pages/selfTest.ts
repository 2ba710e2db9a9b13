import type { SelfTestCheck } from '#contract/selfTest.ts'
import type { Bilingual } from '../bilingual.ts'

/** What is looked at, in a word. */
export const selfTestNames: Bilingual<Readonly<Record<SelfTestCheck, string>>> = {
  en: {
    server: 'Server and version',
    clock: 'Clock',
    storage: 'Storage',
    database: 'Database of the browser',
    fonts: 'Fonts',
    graphics: 'Graphics',
    lostGraphics: 'Recovery of graphics',
    sounds: 'Sounds',
    narration: 'Narration',
    speaker: 'Loudspeaker',
    microphone: 'Microphone',
    offline: 'Network failure',
    outbox: 'Unsent submissions',
    idleReturn: 'Return to the start',
    serviceWorker: 'Offline copy',
  },
  de: {
    server: 'Server und Version',
    clock: 'Uhr',
    storage: 'Speicher',
    database: 'Datenbank des Browsers',
    fonts: 'Schriften',
    graphics: 'Grafik',
    lostGraphics: 'Wiederherstellung der Grafik',
    sounds: 'Klänge',
    narration: 'Erzählung',
    speaker: 'Lautsprecher',
    microphone: 'Mikrofon',
    offline: 'Netzausfall',
    outbox: 'Nicht gesendete Einsendungen',
    idleReturn: 'Zurück zum Start',
    serviceWorker: 'Offline-Kopie',
  },
}

const en = {
  title: 'Self-test',
  lead: 'Tests this screen in about a minute, before opening. Sounds play; the screen may go back to its start and return here.',
  where:
    'It tests the screen in front of you. To test a screen in the exhibition, open this page on it (guide: First day, step 8).',
  start: 'Start self-test',
  again: 'Test again',
  running: 'Testing: {check}',
  handsOff: 'Please do not touch the screen for a moment.',
  speak: 'Please say something.',
  audible: 'Did you hear it?',
  yes: 'Yes',
  no: 'No',
  repeat: 'Play again',
  outcomes: {
    waiting: 'pending',
    running: 'running',
    passed: 'passed',
    failed: 'failed',
    notApplicable: 'not applicable',
  },
  results: 'Results',
  passed: 'All OK: {passed} passed, {notApplicable} not applicable.',
  failed: '{failed} failed, {passed} passed, {notApplicable} not applicable.',
  stored: 'The result is shown under Screens.',
  notStored: 'The result could not be sent to the server.',
  noScreen: 'This browser was not opened with a screen link, so the result is shown only here.',
  board: 'Open Screens',
  why: {
    broke: 'The test itself failed: {detail}. Reload this page and try again.',
    timeout: 'It took too long. Reload this page and try again.',
    noServer: 'The server does not answer correctly. Check that it is running, and check the network cable.',
    oldVersion: 'This screen runs an outdated version. Reload it.',
    clockOff: 'The clock of this screen is {detail} off. Set it, ideally from the network.',
    noStorage:
      'The browser stores nothing, so unsent submissions would be lost. Leave private mode and allow storage.',
    storageFull: 'There is almost no storage left ({detail}). Free some space on this computer.',
    fontsMissing:
      'Fonts are missing: {detail}. Reload the page; if that does not help, install the exhibition again.',
    stillsOnly: 'This screen shows still pictures, because of its settings or its size.',
    noGraphics:
      'The browser shows no 3D graphics (WebGL 2). Switch on hardware acceleration and update the graphics driver.',
    noReturnOfGraphics:
      'The 3D graphics did not recover after a failure. Restart the browser and update the graphics driver.',
    allSilent:
      'No sound plays. Check whether sound is switched off on this screen, and which output the computer uses.',
    someSilent:
      'These sounds are silent: {detail}. Reload the page; if that does not help, install the exhibition again.',
    narrationSilent: 'The narration is silent. Generate it again under Devices, or check the server’s log.',
    noNarration: 'No device has a narration yet.',
    inaudible:
      'The loudspeaker was not heard. Switch it on; check its cable, its volume and the output of the computer.',
    micDenied: 'The microphone is not allowed. Allow it for this address in the settings of the browser.',
    micMissing: 'No microphone found. Plug it in and choose it in the settings of the computer.',
    micBusy: 'Another program uses the microphone. Close it.',
    micImpossible: 'The browser allows no microphone here. Use https, or the computer that runs the server.',
    micSilent: 'The microphone records nothing. Check its switch, its cable and its level.',
    micEmpty: 'The recording is empty. Restart the browser.',
    listsLost:
      'Without a network the lists were missing. Reload the page; if that does not help, contact technical support.',
    notCut: 'The network could not be interrupted for the test. Test again.',
    notBack: 'The server was not reached after the interruption. Check the network.',
    noOutbox: 'This version cannot store unsent submissions.',
    notStoredForLater: 'A submission without a network was not stored. Check the storage of this browser.',
    notArrived:
      'A stored submission did not arrive once the network was back. Check the server, and look under Screens.',
    noKiosk: 'This browser is not in kiosk mode, so it does not return to the start.',
    noIdleReturn: 'The screen did not return to its start. Reload it, and do not touch it during this test.',
    notWiped:
      'Data of the visit remained after the return. Reload the screen; if that does not help, contact technical support.',
    tokensLost: 'The screen lost its screen link on its return. Open it again with its screen link.',
    noWorker: 'This version has no offline copy.',
    insecure: 'Over plain http a browser stores no offline copy. Use https.',
    workerMissing: 'The offline copy is not ready yet. Reload the page once and test again.',
  },
}

const de: typeof en = {
  title: 'Selbsttest',
  lead: 'Prüft diesen Bildschirm in etwa einer Minute, vor dem Öffnen. Es klingt; der Bildschirm geht vielleicht zum Start und kehrt hierher zurück.',
  where:
    'Getestet wird der Bildschirm, vor dem du stehst. Um einen Bildschirm der Ausstellung zu testen, öffne diese Seite auf ihm (Anleitung: Erster Tag, Schritt 8).',
  start: 'Selbsttest starten',
  again: 'Noch einmal prüfen',
  running: 'Geprüft wird: {check}',
  handsOff: 'Bitte den Bildschirm einen Moment nicht berühren.',
  speak: 'Bitte sag etwas.',
  audible: 'Hast du es gehört?',
  yes: 'Ja',
  no: 'Nein',
  repeat: 'Noch einmal spielen',
  outcomes: {
    waiting: 'ausstehend',
    running: 'läuft',
    passed: 'bestanden',
    failed: 'nicht bestanden',
    notApplicable: 'trifft nicht zu',
  },
  results: 'Ergebnisse',
  passed: 'Alles in Ordnung: {passed} bestanden, {notApplicable} treffen nicht zu.',
  failed: '{failed} nicht bestanden, {passed} bestanden, {notApplicable} treffen nicht zu.',
  stored: 'Das Ergebnis steht unter «Bildschirme».',
  notStored: 'Das Ergebnis konnte nicht an den Server gesendet werden.',
  noScreen:
    'Dieser Browser wurde nicht mit einem Bildschirm-Link geöffnet, darum steht das Ergebnis nur hier.',
  board: 'Bildschirme öffnen',
  why: {
    broke:
      'Die Prüfung selbst ist fehlgeschlagen: {detail}. Lade diese Seite neu und versuch es noch einmal.',
    timeout: 'Es dauerte zu lange. Lade diese Seite neu und versuch es noch einmal.',
    noServer: 'Der Server antwortet nicht richtig. Prüf, ob er läuft, und prüf das Netzwerkkabel.',
    oldVersion: 'Auf diesem Bildschirm läuft eine veraltete Version. Lade ihn neu.',
    clockOff: 'Die Uhr dieses Bildschirms geht um {detail} falsch. Stell sie, am besten nach dem Netz.',
    noStorage:
      'Der Browser speichert nichts; nicht gesendete Einsendungen gingen verloren. Verlass den privaten Modus und erlaube Speicher.',
    storageFull: 'Es ist fast kein Speicher mehr frei ({detail}). Schaff auf diesem Computer Platz.',
    fontsMissing:
      'Schriften fehlen: {detail}. Lade die Seite neu; hilft das nicht, installier die Ausstellung neu.',
    stillsOnly: 'Dieser Bildschirm zeigt Standbilder, wegen seiner Einstellungen oder seiner Grösse.',
    noGraphics:
      'Der Browser zeigt keine 3D-Grafik (WebGL 2). Schalt die Hardwarebeschleunigung ein und aktualisiere den Grafiktreiber.',
    noReturnOfGraphics:
      'Die 3D-Grafik kam nach einem Ausfall nicht zurück. Starte den Browser neu und aktualisiere den Grafiktreiber.',
    allSilent:
      'Es ist kein Ton zu hören. Prüf, ob der Ton auf diesem Bildschirm ausgeschaltet ist und welchen Ausgang der Computer benutzt.',
    someSilent:
      'Diese Klänge bleiben stumm: {detail}. Lade die Seite neu; hilft das nicht, installier die Ausstellung neu.',
    narrationSilent:
      'Die Erzählung bleibt stumm. Erstelle sie unter «Geräte» neu, oder prüf das Log des Servers.',
    noNarration: 'Noch kein Gerät hat eine Erzählung.',
    inaudible:
      'Der Lautsprecher war nicht zu hören. Schalt ihn ein; prüf Kabel, Lautstärke und den Ausgang des Computers.',
    micDenied:
      'Das Mikrofon ist nicht erlaubt. Erlaube es für diese Adresse in den Einstellungen des Browsers.',
    micMissing: 'Kein Mikrofon gefunden. Steck es ein und wähl es in den Einstellungen des Computers.',
    micBusy: 'Ein anderes Programm benutzt das Mikrofon. Schliess es.',
    micImpossible:
      'Der Browser erlaubt hier kein Mikrofon. Nimm https oder den Computer, auf dem der Server läuft.',
    micSilent: 'Das Mikrofon nimmt nichts auf. Prüf Schalter, Kabel und Pegel.',
    micEmpty: 'Die Aufnahme ist leer. Starte den Browser neu.',
    listsLost:
      'Ohne Netz fehlten die Listen. Lade die Seite neu; hilft das nicht, wende dich an die Technik.',
    notCut: 'Das Netz liess sich für die Prüfung nicht unterbrechen. Prüf noch einmal.',
    notBack: 'Der Server war nach der Unterbrechung nicht erreichbar. Prüf das Netz.',
    noOutbox: 'Diese Version kann keine Einsendungen speichern.',
    notStoredForLater:
      'Eine Einsendung ohne Netz wurde nicht gespeichert. Prüf den Speicher dieses Browsers.',
    notArrived:
      'Eine gespeicherte Einsendung kam nicht an, als das Netz wieder da war. Prüf den Server, und sieh unter «Bildschirme» nach.',
    noKiosk: 'Dieser Browser ist nicht im Kioskmodus und kehrt darum nicht zum Start zurück.',
    noIdleReturn:
      'Der Bildschirm kehrte nicht zum Start zurück. Lade ihn neu, und berühr ihn während der Prüfung nicht.',
    notWiped:
      'Nach der Rückkehr blieben Daten des Besuchs übrig. Lade den Bildschirm neu; hilft das nicht, wende dich an die Technik.',
    tokensLost:
      'Bei der Rückkehr verlor der Bildschirm seinen Bildschirm-Link. Öffne ihn noch einmal mit seinem Bildschirm-Link.',
    noWorker: 'Diese Version hat keine Offline-Kopie.',
    insecure: 'Über einfaches http speichert ein Browser keine Offline-Kopie. Nimm https.',
    workerMissing: 'Die Offline-Kopie ist noch nicht bereit. Lade die Seite einmal neu und prüf noch einmal.',
  },
}

/** The self-test before opening (ADMIN-12). */
export const selfTestWords: Bilingual<typeof en> = { en, de }
export type SelfTestReason = keyof (typeof en)['why']
