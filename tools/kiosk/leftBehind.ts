import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

/**
 * Ends a browser that another start left behind in this profile: it would take the new one's address, and that one would
 * end at once. Chromium names it by a link in the profile, `HOST-PID`.
 */
export function endLeftBehind(profile: string, log: (message: string) => void): void {
  const lock = join(profile, 'SingletonLock')
  let owner: string
  try {
    owner = readlinkSync(lock)
  } catch {
    // No lock: nobody is there.
    return
  }
  const pid = Number(owner.slice(owner.lastIndexOf('-') + 1))
  if (owner === `${hostname()}-${pid}` && runsWith(pid, profile)) {
    log(`Ends a browser that was left behind (process ${pid}).`)
    process.kill(pid, 'SIGKILL')
  }
  // A lock without its browser, such as after a power cut or under another host's name, would keep the new one out.
  for (const name of ['SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    rmSync(join(profile, name), { force: true })
}

/** Whether the process is a browser of this very profile; where that cannot be told it is left alone. */
function runsWith(pid: number, profile: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(`--user-data-dir=${profile}`)
  } catch {
    return false
  }
}
