import type { App } from '../desktop/apps.ts'
import styles from './Icon.module.css'

/** Made by `npm run make -- screens`. */
const pictures = import.meta.glob<string>('./*.png', { eager: true, import: 'default' })

export function Icon({ name, size }: { name: App; size: 16 | 32 }) {
  return (
    <img
      className={size === 16 ? styles.small : styles.large}
      src={pictures[`./${name}-${size}.png`]}
      alt=""
      draggable={false}
    />
  )
}
