import { useId } from 'react'
import { useShareMessages } from '../messages.ts'
import type { QrDrawing } from './qr.ts'
import styles from './qr-code.module.css'

/** A QR code with its quiet zone, black on white in every theme. */
export function QrCode({ code: { size, path }, address }: { readonly code: QrDrawing; readonly address: string }) {
  const { qr } = useShareMessages()
  const title = useId()
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-labelledby={title}>
      <title id={title}>{qr.title(address)}</title>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
