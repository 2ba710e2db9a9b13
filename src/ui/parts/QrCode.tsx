import type { QRCodeSVG } from 'qrcode.react'
import { type ComponentType, lazy, Suspense } from 'react'

type QrCodeProps = Parameters<typeof QRCodeSVG>[0]

const Drawn = lazy<ComponentType<QrCodeProps>>(() =>
  import('qrcode.react').then(
    ({ QRCodeSVG: Code }) => ({ default: Code }),
    (error: unknown) => {
      // No reason to take the page away: what the code says is a click or a line of text elsewhere on it.
      console.warn('QR codes cannot be drawn', error)
      return { default: () => null }
    },
  ),
)

/** A QR code; what draws it comes with the first one. */
export function QrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  )
}
