import { readFileSync } from 'node:fs'
import { command } from './command.ts'

/** Whether `installPackages` may be tried: on Debian, as root. */
export const canInstallPackages = () => process.getuid?.() === 0 && isDebian()

/** With apt-get. @returns whether all are there now */
export async function installPackages(packages: readonly string[]): Promise<boolean> {
  console.log(`Installing ${packages.join(', ')} with apt-get (this takes a minute).`)
  const update = await command('apt-get', ['update', '-qq'])
  const install = await command('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (install.code !== 0)
    console.log(`apt-get did not bring them (exit codes ${update.code} and ${install.code}).`)
  return install.code === 0
}

function isDebian(): boolean {
  try {
    return /^(ID|ID_LIKE)=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    // A system without this file is not Debian.
    return false
  }
}
