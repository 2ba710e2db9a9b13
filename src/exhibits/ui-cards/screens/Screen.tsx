import { useMemo } from 'react'
import type { CardId } from '#content/cards/places.ts'
import { type Ink, PixelPicture } from '#ui/kit/PixelPicture.tsx'
import type { Pixels } from '#lib/pixels/pixels.ts'
import { drawLisaScreen, oneBit } from './lisaScreen.ts'
import { fourGreys } from './nextstepParts.ts'
import { drawNextstepScreen } from './nextstepScreen.ts'
import { OsXScreen } from './OsXScreen.tsx'
import { drawSystem1Screen } from './system1Screen.ts'

const inkAndGrey: readonly Ink[] = [
  { number: oneBit.black, fill: '#000000' },
  { number: oneBit.grey, fill: '#000000', tile: ['#.', '.#'] },
]
const greys: readonly Ink[] = [
  { number: fourGreys.dark, fill: '#555555' },
  { number: fourGreys.light, fill: '#aaaaaa' },
  { number: fourGreys.white, fill: '#ffffff' },
]

interface PixelScreen {
  readonly draw: () => Pixels
  readonly paper: string
  readonly inks: readonly Ink[]
}

const drawn: Readonly<Record<Exclude<CardId, 'os-x'>, PixelScreen>> = {
  'lisa-os': { draw: drawLisaScreen, paper: '#ffffff', inks: inkAndGrey },
  'system-1': { draw: drawSystem1Screen, paper: '#ffffff', inks: inkAndGrey },
  nextstep: { draw: drawNextstepScreen, paper: '#000000', inks: greys },
}

interface ScreenProps {
  readonly id: CardId
  readonly label: string
  readonly className?: string | undefined
}

/** Our drawing of a system's screen. */
export function Screen({ id, ...rest }: ScreenProps) {
  return id === 'os-x' ? <OsXScreen {...rest} /> : <Drawn screen={drawn[id]} {...rest} />
}

function Drawn({ screen, label, className }: Omit<ScreenProps, 'id'> & { readonly screen: PixelScreen }) {
  const picture = useMemo(() => screen.draw(), [screen])
  return (
    <PixelPicture
      picture={picture}
      paper={screen.paper}
      inks={screen.inks}
      label={label}
      className={className}
    />
  )
}
