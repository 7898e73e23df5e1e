import { StatusIcon } from '#core/signs/status-icon.tsx'
import type { Size } from '#core/viewport/size.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { useShareMessages } from '../../messages.ts'
import type { Mark } from './numbering.ts'
import styles from './numbered-map.module.css'

/** Nearer to the right border than this, the number stands left of its sign, in px. */
const LABEL = 50

interface Props {
  readonly marks: readonly Mark<ClosureState>[]
  readonly size: Size
}

/** The signs of closures over the picture of a map, with the numbers of their rows. */
export function NumberedMap({ marks, size: { width, height } }: Props) {
  return marks.map((mark) => (
    <span
      key={mark.worst.record.uuid}
      className={styles.mark}
      data-turned={mark.x > width - LABEL}
      style={{ left: `${(100 * mark.x) / width}%`, top: `${(100 * mark.y) / height}%` }}
    >
      <StatusIcon status={mark.worst.displayStatus} size={18} />
      <Label {...mark} />
    </span>
  ))
}

function Label({ numbers, rest }: Mark<ClosureState>) {
  const { print: words } = useShareMessages()
  const [first, last] = numbers ?? [0, 0]
  const parts = [
    ...(numbers === null ? [] : [first === last ? String(first) : words.numbers(first, last)]),
    ...(rest > (numbers === null ? 1 : 0) ? [`+${rest}`] : []),
  ]
  return parts.length > 0 && <b className={styles.label}>{parts.join(' ')}</b>
}
