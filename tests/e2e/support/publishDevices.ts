import * as z from 'zod'

const Devices = z.array(z.object({ id: z.int(), state: z.string() }))

/** As staff: shows visitors every device that one of them has named. */
export async function publishDevices(url: string, staffToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${staffToken}` }
  const devices = Devices.parse(await (await fetch(`${url}/api/device/staff`, { headers })).json())
  for (const { id, state } of devices) {
    if (state !== 'new') continue
    const answer = await fetch(`${url}/api/device/${id}/publish`, { method: 'POST', headers })
    if (answer.status !== 200) throw new Error(await answer.text())
  }
}
