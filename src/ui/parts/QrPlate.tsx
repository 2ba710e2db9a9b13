import { QRCodeSVG } from 'qrcode.react'
import styles from './QrPlate.module.css'

interface QrPlateProps {
  /** What a phone finds in it. */
  readonly address: string
  /** Read aloud. */
  readonly label: string
}

/** Dark on light in every theme, with the quiet zone of four modules that the standard asks for: so phones find it. */
export function QrPlate({ address, label }: QrPlateProps) {
  return (
    <span className={styles.plate}>
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
    </span>
  )
}
