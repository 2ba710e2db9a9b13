import { QRCodeSVG } from 'qrcode.react'

export interface QrCodeProps {
  /** What a phone finds in it. */
  readonly address: string
  /** Read aloud. */
  readonly label: string
}

/** Dark on light in every theme, with the quiet zone of four modules that the standard asks for: so phones find it. */
export function QrCode({ address, label }: QrCodeProps) {
  return (
    <QRCodeSVG
      value={address}
      title={label}
      role="img"
      aria-label={label}
      level="M"
      marginSize={4}
      size={256}
      bgColor="#ffffff"
      fgColor="#000000"
    />
  )
}
