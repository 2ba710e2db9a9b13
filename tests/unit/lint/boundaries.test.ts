import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { inRoot } from '#tools/lib/paths.ts'

const Report = z.object({
  diagnostics: z.array(z.object({ filename: z.string(), code: z.string(), message: z.string() })),
})

/** One line a finding, `file: rule`, sorted. */
function lint(folder: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const args = ['--format', 'json', '--max-warnings', '0']
    execFile(
      inRoot('node_modules/.bin/oxlint'),
      args,
      { cwd: folder, maxBuffer: 1e8 },
      (_failed, stdout, stderr) => {
        // It ends with 1 where it finds something; a broken configuration prints no JSON, which rejects.
        try {
          const { diagnostics } = Report.parse(JSON.parse(stdout))
          resolve(diagnostics.map(({ filename, code }) => `${filename}: ${code}`).toSorted())
        } catch (error) {
          reject(new Error(`oxlint gave no report: ${stdout}${stderr}`, { cause: error }))
        }
      },
    )
  })
}

/** The planted tree under the server's own rules, in a place where its `src` and `server` are the real ones. */
async function lintPlanted(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'nachklang-lint-'))
  try {
    await cp(inRoot('tests/fixtures/bad-imports'), folder, { recursive: true })
    for (const file of ['.oxlintrc.json', 'package.json']) await cp(inRoot(file), join(folder, file))
    await symlink(inRoot('node_modules'), join(folder, 'node_modules'))
    return await lint(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('the rules of the server', () => {
  it('catch each planted violation and nothing beside', { timeout: 600_000 }, async () => {
    expect(await lintPlanted()).toEqual([
      'content/importsClient.ts: boundaries(dependencies)',
      'contract/importsContent.ts: boundaries(dependencies)',
      'contract/node.ts: import(no-nodejs-modules)',
      'server/db/importsNoun.ts: boundaries(dependencies)',
      'server/importsClient.ts: boundaries(dependencies)',
      'server/importsWorkshop.ts: boundaries(dependencies)',
      'server/stories/repository.ts: eslint(no-restricted-imports)',
      'server/stories/typeCycleA.ts: import(no-cycle)',
      'server/stories/typeCycleB.ts: import(no-cycle)',
      'server/usesReact.ts: eslint(no-restricted-imports)',
      'src/admin/importsApp.ts: boundaries(dependencies)',
      'src/api/timerInApi.ts: eslint(no-restricted-globals)',
      'src/audio/usesReact.ts: eslint(no-restricted-imports)',
      'src/exhibits/ipod/importsList.ts: boundaries(dependencies)',
      'src/exhibits/ipod/importsPage.ts: boundaries(dependencies)',
      'src/exhibits/tape/importsExhibit.ts: boundaries(dependencies)',
      'src/lib/barrel.ts: oxc(no-barrel-file)',
      'src/lib/cycleA.ts: import(no-cycle)',
      'src/lib/cycleB.ts: import(no-cycle)',
      'src/lib/importsKit.ts: boundaries(dependencies)',
      'src/lib/upward.ts: boundaries(dependencies)',
      'src/scenes/asksServer.ts: boundaries(dependencies)',
      'src/scenes/importsWorkshop.ts: boundaries(dependencies)',
      'src/scenes/readsWords.ts: boundaries(dependencies)',
      'src/state/asksServer.ts: boundaries(dependencies)',
      'src/state/usesAudio.ts: boundaries(dependencies)',
      'src/ui/kit/hooks.tsx: jsx-a11y(alt-text)',
      'src/ui/kit/hooks.tsx: react-hooks(exhaustive-deps)',
      'src/ui/pages/about/importsApp.ts: boundaries(dependencies)',
      'src/ui/pages/home/importsAdmin.ts: boundaries(dependencies)',
      'src/ui/pages/home/importsEmbedded.ts: boundaries(dependencies)',
      'src/ui/pages/home/importsPage.ts: boundaries(dependencies)',
      'src/ui/pages/home/loose.ts: typescript(ban-ts-comment)',
      'src/ui/pages/home/loose.ts: typescript(consistent-type-assertions)',
      'src/ui/pages/home/loose.ts: typescript(no-explicit-any)',
      'src/ui/pages/home/loose.ts: typescript(no-non-null-assertion)',
      'src/ui/pages/home/network.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/network.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/network.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/node.ts: import(no-nodejs-modules)',
      'src/ui/pages/home/sound.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/timers.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/timers.ts: eslint(no-restricted-globals)',
      'src/ui/pages/home/timers.ts: eslint(no-restricted-globals)',
      'src/ui/windows/importsKit.ts: boundaries(dependencies)',
      'src/win98/importsApp.ts: boundaries(dependencies)',
      'tests/importsWorkshop.ts: boundaries(dependencies)',
      'tools/importsClient.ts: boundaries(dependencies)',
      'tools/importsWorkshop.ts: boundaries(dependencies)',
      'workshop/importsApp.ts: boundaries(dependencies)',
    ])
  })
})
