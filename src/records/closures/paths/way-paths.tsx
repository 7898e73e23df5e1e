import { pathsOnTheWay, type ClosureWithPaths } from '#contract/ground/path-words.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { usePathMessages } from './messages.ts'
import styles from './paths.module.css'

/** What a closure means for its paths when one is there: "GR-11 closed between Guttal and Kreuzeck". */
export function WayPaths(closure: ClosureWithPaths) {
  const language = useLanguage()
  const { paths: messages } = usePathMessages()
  const sentence = pathsOnTheWay(closure, useActivities(), { language, messages })
  return sentence === null ? null : <span className={styles.line}>{capitalised(sentence)}</span>
}
