import type { Bilingual } from './bilingual.ts'

/** In place of a QR code that would lead a phone nowhere. */
export const noCode: Bilingual = {
  en: 'Only this computer finds this address, so there is no QR code: PUBLIC_URL on the server is to name the one that phones can open.',
  de: 'Diese Adresse findet nur dieser Computer, darum steht hier kein QR-Code: PUBLIC_URL auf dem Server muss die nennen, die Handys öffnen können.',
}

/** For staff; `{address}` is where codes would lead. */
export const noCodes: Bilingual = {
  en: 'The exhibition shows no QR codes: they would lead to {address}, where visitors’ phones find nothing. Set PUBLIC_URL on the server, or the address for QR codes under Texts, to the one that phones can open.',
  de: 'Die Ausstellung zeigt keine QR-Codes: Sie würden zu {address} führen, wo Handys nichts finden. Stell PUBLIC_URL auf dem Server oder unter «Texte» die Adresse für QR-Codes auf die, die Handys öffnen können.',
}
