import { expect, test } from 'vitest'
import { referencesIn } from '#admin/research/references.ts'

const key = `100026.${'Ab_-'.repeat(11).slice(0, 43)}`

test('stories and avatars are named as staff paste them: by number, key or link', () => {
  expect(referencesIn(' No. 100026,\n100027; Nr. 100028 ')).toEqual(['100026', '100027', '100028'])
  expect(
    referencesIn(`${key} https://museum.example/exhibits/werkschau/my-story#${key} /my-story?lang=de#${key}`),
  ).toEqual([key, key, key])
  expect(
    referencesIn(
      'https://museum.example/exhibits/vcfzh25/detail/AbCd_-1234567890/?from=mail museum.example/x/Zz',
    ),
  ).toEqual(['AbCd_-1234567890', 'Zz'])
  expect(referencesIn('  \n ')).toEqual([])
  // What cannot be one is left as it is, so that it can be named to whoever typed it.
  expect(referencesIn('modem')).toEqual(['modem'])
})
