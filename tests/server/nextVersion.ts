import { onTestFinished } from 'vitest'
import { migrations } from '#server/db/migrate.ts'
import { nextName, nextStep } from './nextStep.ts'

/** Lets the tables have one more step, as a version to come has, until the test ends. @returns ends it before */
export function addNextVersion(): () => void {
  migrations[nextName] = nextStep
  const end = () => void delete migrations[nextName]
  onTestFinished(end)
  return end
}
