import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { deviceIds, exhibitionIds } from '../../../contract/limits.ts'
import { Shared } from '../../../contract/story.ts'
import { wavOf } from '../../fixtures/audio/builtAudio.ts'

export const tapeAddress = '/exhibits/werkschau/tape'

/** The page on a clock that tests wind on. */
export async function openFilm(page: Page, path = tapeAddress): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(path)
  await expect(page.getByRole('button', { name: 'Skip the intro' })).toBeVisible()
}

/** The room, past its film, with its tapes and the deck's own story in. */
export async function openRoom(page: Page, path = tapeAddress): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') })
  await page.goto(path)
  await enterRoom(page)
}

/** Lets the film pass: on a busy machine it may be over before a press on its button arrives. */
export async function enterRoom(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /Compact Cassette/ })).toBeVisible()
  await page.keyboard.press('a')
  await expect(key(page, 'Play')).toBeVisible()
  // A clock that is wound on would run over the patience of code that is still on its way.
  await page.waitForLoadState('networkidle')
}

export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const tapes = (page: Page) => page.getByRole('list', { name: 'Story tapes' }).getByRole('button')
export const tapeOf = (page: Page, id: number) => page.locator(`[data-story="${id}"]`)
export const inlay = (page: Page) => page.getByRole('region', { name: 'Selected user story' })
export const transport = (page: Page) =>
  page.getByRole('region', { name: 'Cassette Tape Story' }).locator('[role=status][data-mode]')
export const time = (page: Page) => page.getByRole('timer', { name: 'Tape time' })
export const place = (page: Page) => page.getByRole('slider', { name: 'Position on the tape' })

/** Leaves a written story through the real call, as another visitor would. Resolves to its id. */
export async function leaveStory(house: string, text: string): Promise<number> {
  const answer = await fetch(`${house}/api/user-story/submit-text/device/${deviceIds.tape}/exhibition/1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ storyText: text, language: 'en' }),
  })
  return Shared.parse(await answer.json()).storyId
}

/** Leaves a spoken story of six seconds. Resolves to its id. */
export async function leaveVoice(house: string): Promise<number> {
  const form = new FormData()
  form.set('exhibitionId', String(exhibitionIds.main))
  form.set('language', 'en')
  form.set('audio', new Blob([wavOf(6).slice()], { type: 'audio/wav' }), 'voice.wav')
  const answer = await fetch(`${house}/api/user-story/submit-audio/device/${deviceIds.tape}/exhibition/1`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: form,
  })
  return Shared.parse(await answer.json()).storyId
}
