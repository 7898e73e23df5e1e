import { useAppConfig } from '#core/api/app-config.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { SHORTEST, type Suggestions } from './use-suggestions.ts'
import { useSearchMessages } from './messages.ts'
import styles from './suggestions.module.css'

interface Props {
  readonly text: string
  readonly found: Suggestions
  readonly count: number
}

/** What there is to say about the results; those who don't see them hear how many there are. */
export function Notes({ text, found: { isPending, onlyLoaded, placesFailed }, count }: Props) {
  const words = useSearchMessages()
  const { list } = useMessages()
  const { region } = useAppConfig()
  const isNothing = count === 0 && !isPending
  // A single letter is not looked for.
  const isNoMatch = isNothing && text.length >= SHORTEST
  return (
    <div className={`${styles.notes} ${isNothing ? styles.first : ''}`}>
      {isNoMatch && <p className={styles.nothing}>{list.noMatch(text)}</p>}
      {isNothing && <p>{words.help}</p>}
      {region !== null && !isPending && <p>{words.onlyIn(region.name)}</p>}
      {onlyLoaded === 'unable' && <p>{words.onlyLoaded}</p>}
      {onlyLoaded === 'failed' && <p className={styles.failure}>{words.notAsked}</p>}
      {placesFailed && <p className={styles.failure}>{words.placesFailed}</p>}
      {isPending && count === 0 && <p>{words.searching}</p>}
      <p role="status" className="visually-hidden">
        {isNoMatch ? list.noMatch(text) : isPending || count === 0 ? '' : words.found(count)}
      </p>
    </div>
  )
}
