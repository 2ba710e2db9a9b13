import { expect, test } from 'vitest'
import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import { KioskSettings } from '#contract/kioskSettings.ts'
import { type Draft, draftOf, readDraft } from '#ui/pages/admin/kiosks/settings/draft.ts'
import { changesInWords } from '#ui/pages/admin/kiosks/settings/settingWords.ts'

const words = adminKioskSettings.en.problems
const empty = draftOf({}, 'Europe/Zurich')
const read = (change: Partial<Draft>) => readDraft({ ...empty, ...change }, words)
const week = (monday: string) => [monday, '', '', '', '', '', '']

test('[KSET-01] what is set comes back from the form as it was, and an empty form sets nothing', () => {
  const settings: KioskSettings = {
    firstRoom: 'tape',
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
  const { settings: again, problems } = readDraft(draftOf(settings, 'UTC'), words)
  expect([again, [...problems]]).toEqual([settings, []])
  expect(readDraft(empty, words)).toEqual({ settings: {}, problems: new Map() })
})

test('[HOURS-01] hours are read as people write them', () => {
  const { settings, problems } = read({
    hasHours: true,
    week: week('9-12, 13.30 – 24'),
    exceptions: '\n24.12.2026 10-14\n2026-12-25\n1.1.2027  ',
  })
  expect([...problems]).toEqual([])
  expect(settings.hours?.week[0]).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:30', to: '24:00' },
  ])
  expect(settings.hours?.exceptions).toEqual([
    { date: '2026-12-24', spans: [{ from: '10:00', to: '14:00' }] },
    { date: '2026-12-25', spans: [] },
    { date: '2027-01-01', spans: [] },
  ])
})

test.each<[Partial<Draft>, [keyof Draft | number, string][]]>([
  [{ volume: '101' }, [['volume', words.percent]]],
  [{ volume: '7.5' }, [['volume', words.percent]]],
  [{ idleSeconds: '59' }, [['idleSeconds', words.seconds]]],
  [{ nightVolume: '20', nightFrom: '20:00' }, [['nightVolume', words.night]]],
  [{ exhibits: [] }, [['exhibits', words.noExhibit]]],
  [{ exhibits: ['tape'], firstRoom: 'imac' }, [['firstRoom', words.hidden]]],
  // The chooser is shown where one of its rooms is.
  [{ exhibits: ['tape'], firstRoom: 'werkschau' }, []],
  [{ exhibits: ['imac'], firstRoom: 'werkschau' }, [['firstRoom', words.hidden]]],
  [{ hasHours: true }, [['hasHours', words.neverOpen]]],
  [
    { hasHours: true, week: week('10:00'), timeZone: 'Bern' },
    [
      ['timeZone', words.timeZone],
      [0, words.spans],
    ],
  ],
  [{ hasHours: true, week: week('10-25') }, [[0, words.spans]]],
  [
    { hasHours: true, week: week('10-12'), exceptions: '24.12.2026\n30.2.2026 10-12' },
    [['exceptions', 'Line 2 is no date with hours.']],
  ],
])('[KSET-03] what is wrong is named at its field: %j', (change, expected) => {
  expect([...read(change).problems]).toEqual(expected)
})

test('[KSET-05] a change is told as old and new', () => {
  expect(
    changesInWords(
      { volume: 80, firstRoom: null, exhibits: null },
      { volume: 50, firstRoom: 'tape', exhibits: ['tape', 'imac'] },
      'en',
    ),
  ).toEqual([
    expect.stringMatching(/^First room: nothing → Compact Cassette/),
    'Volume: 80 % → 50 %',
    expect.stringMatching(/^Exhibits shown: nothing → Compact Cassette, /),
  ])
  expect(changesInWords({ volume: 'loud' }, { volume: 50 }, 'en')).toEqual([])
})
