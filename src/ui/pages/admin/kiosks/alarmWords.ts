import { adminAlarms } from '#content/pages/adminAlarms.ts'
import type { Alarm } from '#contract/alarms.ts'
import type { Language } from '#contract/common.ts'

/** What an alarm is about, in a few words. */
export const wordsOfAlarm = ({ kind, name }: Pick<Alarm, 'kind' | 'name'>, language: Language) =>
  adminAlarms[language].kinds[kind] + (name === null ? '' : ` «${name}»`)
