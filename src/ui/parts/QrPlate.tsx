import { type ComponentType, lazy, Suspense } from 'react'
import type { QRCodeSVG } from 'qrcode.react'
import { noCode } from '#content/localAddress.ts'
import { isLocalAddress } from '#contract/localAddress.ts'
import { useLanguage } from '#state/language.ts'
import styles from './QrPlate.module.css'

/** Loads after the page; if that fails, the address is shown as text. */
const Code = lazy(async (): Promise<{ default: ComponentType<Parameters<typeof QRCodeSVG>[0]> }> => {
  try {
    return { default: (await import('qrcode.react')).QRCodeSVG }
  } catch (error) {
    console.warn('The code is not there', error)
    return { default: ({ value }) => <span className={styles.local}>{value}</span> }
  }
})

interface QrPlateProps {
  readonly address: string
  /** For screen readers. */
  readonly label: string
}

/**
 * A QR code with the quiet zone of four modules that the standard requires, dark on light in every theme. A local
 * address, which phones cannot reach, is shown as text with advice.
 */
export function QrPlate({ address, label }: QrPlateProps) {
  const language = useLanguage()
  if (isLocalAddress(address))
    return (
      <span className={styles.local} lang={language}>
        <b>{address}</b>
        <span>{noCode[language]}</span>
      </span>
    )
  return (
    <span className={styles.plate} data-address={address}>
      <Suspense fallback={<svg viewBox="0 0 1 1" aria-hidden="true" />}>
        <Code
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
      </Suspense>
    </span>
  )
}
