import { expect, test } from 'vitest'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { KioskSettings } from '#contract/kioskSettings.ts'
import { fieldsOf, readForm } from '#admin/kiosks/settings/form.ts'

const words = adminKioskSettings.en.problems

/** What the form says when its fields hold this. */
function read(fields: Readonly<Record<string, string | number | readonly string[] | undefined>>) {
  const form = new FormData()
  for (const [name, value = ''] of Object.entries(fields))
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one))
  return readForm(form, words)
}
const zurich = { hours: 'on', timeZone: 'Europe/Zurich' }

test('what is set comes back from the form as it was, and an empty form sets nothing', () => {
  const settings: KioskSettings = {
    firstExhibit: 'tape',
    language: 'visitor',
    textSize: 150,
    volume: 0,
    night: { volume: 30, from: '20:00', to: '06:00' },
    idleSeconds: 90,
    exhibits: ['tape', 'ipod'],
    hours: {
      timeZone: 'Europe/Zurich',
      week: [
        [],
        [
          { from: '10:00', to: '12:00' },
          { from: '13:30', to: '17:00' },
        ],
        [],
        [],
        [],
        [],
        [],
      ],
      exceptions: [
        { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }] },
        { date: '2026-12-25', spans: [] },
      ],
    },
  }
  expect(KioskSettings.parse(settings)).toEqual(settings)
  const ticked = { hours: 'on', ownExhibits: 'on', exhibits: settings.exhibits }
  expect(read({ ...fieldsOf(settings, 'UTC'), ...ticked })).toEqual({ settings, problems: new Map() })
  expect(read(fieldsOf({}, 'UTC'))).toEqual({ settings: {}, problems: new Map() })
})

test('[HOURS-01] hours are read as people write them', () => {
  const { settings, problems } = read({
    ...zurich,
    day0: '9-12, 13.30 – 24',
    day1: '10 am to 5 p.m. and 18:00-02:00',
    day2: '9 Uhr bis 12h30, 14h-17h',
    day3: 'closed',
    exceptions:
      '\n24.12.2026 10-14\n2026-12-25\n1.1.2027  \n24/12/2027: 10 am-2 pm\n25. Dezember 2027 geschlossen\n1 May 2028',
  })
  expect([...problems]).toEqual([])
  expect(settings.hours?.week[0]).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '24:00' },
  ])
  expect(settings.hours?.week.slice(1, 4)).toEqual([
    [
      { from: '10:00', to: '17:00' },
      { from: '18:00', to: '02:00' },
    ],
    [
      { from: '09:00', to: '12:30' },
      { from: '14:00', to: '17:00' },
    ],
    [],
  ])
  expect(settings.hours?.exceptions).toEqual([
    { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }] },
    { date: '2026-12-25', spans: [] },
    { date: '2027-01-01', spans: [] },
    { date: '2027-12-24', spans: [{ from: '10:00', to: '14:00' }] },
    { date: '2027-12-25', spans: [] },
    { date: '2028-05-01', spans: [] },
  ])
})

test.each<[Parameters<typeof read>[0], [string, string][]]>([
  [{ volume: '101' }, [['volume', words.volume]]],
  [{ volume: '7.5' }, [['volume', words.volume]]],
  [{ idleSeconds: '59' }, [['idleSeconds', words.idleSeconds]]],
  [{ night: '20', nightFrom: '20:00' }, [['nightTo', words.nightTo]]],
  [{ night: '20', nightTo: '06:00' }, [['nightFrom', words.nightFrom]]],
  [{ nightFrom: '20:00', nightTo: '06:00' }, [['night', words.night]]],
  [{ night: 'loud', nightFrom: '20:00', nightTo: '06:00' }, [['night', words.night]]],
  [{ ownExhibits: 'on' }, [['exhibits', words.exhibits]]],
  [{ ownExhibits: 'on', exhibits: ['tape'], firstExhibit: 'imac' }, [['firstExhibit', words.firstExhibit]]],
  // What is not chosen is not read.
  [{ exhibits: ['tape'], firstExhibit: 'imac' }, []],
  // The chooser is shown where one of its rooms is.
  [{ ownExhibits: 'on', exhibits: ['tape'], firstExhibit: 'werkschau' }, []],
  [
    { ownExhibits: 'on', exhibits: ['imac'], firstExhibit: 'werkschau' },
    [['firstExhibit', words.firstExhibit]],
  ],
  [zurich, [['hours', words.hours]]],
  [
    { ...zurich, day0: '10:00', timeZone: 'Bern' },
    [
      ['timeZone', words.timeZone],
      ['day0', words.week],
    ],
  ],
  [{ ...zurich, day0: '10-25' }, [['day0', words.week]]],
  // Ten in the morning to five in the morning is meant by nobody who writes it like this.
  [{ ...zurich, day0: '10-5' }, [['day0', words.week]]],
  [{ ...zurich, day6: '10-12-14' }, [['day6', words.week]]],
  [
    { ...zurich, day0: '10-12', exceptions: '\n24.12.2026\n30.2.2026 10-12' },
    [
      [
        'exceptions',
        'Line 3: enter a date with its year, then its hours if it is open, e.g. 24.12.2026 10:00–14:00',
      ],
    ],
  ],
])('what is wrong is named at its field: %j', (change, expected) => {
  expect([...read(change).problems]).toEqual(expected)
})
