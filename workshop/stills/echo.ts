import { photographSky } from './photographSky.ts'
import { encoded, type Still, type Studio } from './picture.ts'

/** The sky at rest, without words. */
export async function photographEcho({ browser }: Studio): Promise<readonly Still[]> {
  const stills: Still[] = []
  for (const { png, name, ...pixels } of await photographSky(browser))
    stills.push(await encoded(png, name, pixels))
  return stills
}
