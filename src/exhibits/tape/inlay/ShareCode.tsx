import { QRCodeSVG } from 'qrcode.react'
import styles from './Inlay.module.css'

interface ShareCodeProps {
  readonly address: string
  readonly label: string
}

/** The share code, as large as its card allows; level M stands a fingerprint on the glass. */
export function ShareCode({ address, label }: ShareCodeProps) {
  return (
    <QRCodeSVG
      className={styles.code}
      value={address}
      level="M"
      marginSize={3}
      bgColor="#ffffff"
      fgColor="#17120c"
      role="img"
      aria-label={label}
      data-address={address}
    />
  )
}
