import { stretchSentence } from '#contract/ground/path-words.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { usePathMessages } from '#records/closures/paths/messages.ts'
import type { StretchPath } from '../stretches/name-stretch.ts'
import styles from './hike-card.module.css'

interface Props {
  readonly path: StretchPath
  /** Whether one may not walk on it when one is there. */
  readonly isClosed: boolean
}

/** Which path a stretch of the hike is: "GR-11 closed between Guttal and Kreuzeck". */
export function StretchText({ path, isClosed }: Props) {
  const language = useLanguage()
  const { paths: messages } = usePathMessages()
  return <span className={styles.part}>{stretchSentence(path, isClosed, { language, messages })}</span>
}
