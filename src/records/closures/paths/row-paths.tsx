import { pathsSentence } from '#contract/ground/path-words.ts'
import { capitalised } from '#contract/messages/grammar.ts'
import { useActivities } from '#core/api/lookups.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import type { ClosureState } from '../closure-state.ts'
import { usePathMessages } from './messages.ts'
import { usePathsInView } from './paths-query.ts'
import styles from './paths.module.css'

/** What a closure means for the paths within it, in one line: "2 paths closed, 2.1 km". Nothing where none are known. */
export function RowPaths({ state }: { readonly state: ClosureState }) {
  const language = useLanguage()
  const { paths: messages } = usePathMessages()
  const names = useActivities()
  const known = usePathsInView()
  const { record, displayStatus } = state
  const paths = record.paths ?? known.get(record.uuid)
  const sentence = pathsSentence({ displayStatus, record: { ...record, paths } }, names, { language, messages })
  return sentence === null ? null : <span className={styles.line}>{capitalised(sentence)}</span>
}
