import { expect, test } from 'vitest'
import { softHyphens } from '#contract/softHyphens.ts'

test.each([
  ['Anrufbeantworter', 'Anruf|beant|worter'],
  ['Erinnerungsrekorder', 'Erin|ne|rungs|re|korder'],
  ['Meine Kassettengeschichte!', 'Meine Kasset|ten|ge|schichte!'],
  ['Donaudampfschifffahrtskapitänskajütenradio', 'Donau|dampf|schiff|fahrts|ka|pi|täns|ka|jü|ten|radio'],
  ['Heimcomputer', 'Heim|com|puter'],
  ['Schachbrett', 'Schachbrett'],
  ['Wählscheibentelefon', 'Wähl|schei|ben|te|lefon'],
  ['Plattenspieler und Lautsprecher', 'Plat|ten|spieler und Laut|spre|cher'],
  ['Lautsprecherkabel', 'Laut|spre|cher|kabel'],
  ['Das erste E-Mail', 'Das erste E-_Mail'],
  ['iPod-Hülle', 'iPod-Hülle'],
  ['Erinnerungs\u00adrekorder', 'Erinnerungs|rekorder'],
])('[TEXT-11] %s', (text, broken) => {
  expect(softHyphens(text).replaceAll('\u00ad', '|').replaceAll('\u2060', '_')).toBe(broken)
})
