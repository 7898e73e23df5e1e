import { useState } from 'react'
import { useSettled } from '#core/ui/hooks/use-settled.ts'
import { Choice } from '../part.tsx'
import { useEmbeddingMessages } from './messages.ts'
import busy from '#core/ui/busy.module.css'
import styles from './embed.module.css'

/** How long a pause in typing is, before a whole map is loaded for it. */
const PAUSE_MS = 500

const WIDTHS = ['wide', 'phone', 'narrow'] as const

interface Props {
  readonly kind: 'frame' | 'image'
  readonly address: string
  readonly title: string
  /** In CSS pixels. */
  readonly height: number
  /** What the frame may do of what its page has to allow. */
  readonly allow: string
}

/** The frame as the page will show it, on pages of different widths. */
export function Preview({ kind, address, title, height, allow }: Props) {
  const words = useEmbeddingMessages()
  const settled = useSettled(address, PAUSE_MS)
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('wide')
  return (
    <div className={styles.preview}>
      <Choice
        label={words.preview}
        options={WIDTHS.map((name) => ({ value: name, label: words.widths[name] }))}
        chosen={width}
        onChoose={setWidth}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What is higher than it is reached by keys. */}
      <section className={styles.stage} aria-label={words.previewOf(title)} tabIndex={0}>
        <div className={styles.page} data-width={width}>
          {kind === 'image' ? (
            <img src={settled} alt={words.previewOf(title)} />
          ) : (
            <Frames address={settled} title={words.previewOf(title)} height={height} allow={allow} />
          )}
        </div>
      </section>
    </div>
  )
}

/**
 * The frame of an address; the one before it is seen until it has come. Each address has a frame of its own, because
 * another address in the same frame would be a step of the page's history.
 */
function Frames({ address, title, height, allow }: Omit<Props, 'kind'>) {
  const words = useEmbeddingMessages()
  const [shown, setShown] = useState<string | null>(null)
  const isComing = shown !== address
  const addresses = shown === null || !isComing ? [address] : [shown, address]
  return (
    <div className={`${styles.frames} ${isComing ? busy.busy : ''}`} aria-busy={isComing}>
      {addresses.map((each) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A page of this site, which a sandbox would shut out of it.
        <iframe
          key={each}
          className={styles.frame}
          data-hidden={shown !== null && each !== shown}
          src={each}
          title={title}
          height={height}
          loading="lazy"
          allow={allow}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setShown(each)}
        />
      ))}
      <p role="status" className="visually-hidden">
        {isComing && words.loading}
      </p>
    </div>
  )
}
