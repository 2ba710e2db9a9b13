import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '../../lib/lazyCode.tsx'
import type { QrCodeProps } from './QrCode.tsx'
import styles from './QrPlate.module.css'

/** Where a QR code stands. Its maker comes on demand; should it not come, the address beside it still does. */
export function QrPlate(props: QrCodeProps) {
  const [Code, setCode] = useState<ComponentType<QrCodeProps> | null>(null)
  useEffect(function loadMaker() {
    let isGone = false
    loadChunk('qr', async () => (await import('./QrCode.tsx')).QrCode).then(
      (loaded) => {
        if (!isGone) setCode(() => loaded)
      },
      (error: unknown) => console.error('The QR code cannot be drawn', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  return <span className={styles.plate}>{Code && <Code {...props} />}</span>
}
