import { exposeHero } from '../hero/expose.ts'
import { heroViews } from '../hero/view.ts'
import { encoded, timeoutMs, type Still, type Studio } from './picture.ts'

/** The phone's hero is the portrait one, smaller. Device px. */
const heroPhone = { width: 720, height: 900 } as const

/** Home's picture. */
export async function photographHero({ browser }: Studio): Promise<readonly Still[]> {
  const pictures = await exposeHero(browser, heroViews, timeoutMs)
  const stills = await Promise.all(
    pictures.map(async (png, index) => {
      const view = heroViews[index]
      if (view === undefined) throw new Error('A picture without a view')
      const whole = await encoded(png, `hero-${view.name}`, view)
      return view.name === 'portrait' ? [whole, await encoded(png, 'hero-phone', heroPhone)] : [whole]
    }),
  )
  return stills.flat()
}
