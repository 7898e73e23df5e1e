import { useCopy } from '#core/ui/hooks/use-copy.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useShareMessages } from '../messages.ts'
import { webcalOf, type FeedFormat } from './feed.ts'
import buttons from '#core/ui/buttons.module.css'
import parts from '../part.module.css'
import styles from './feed-part.module.css'

/** One feed: to use it on this device, and to copy its address for another. */
export function FeedRow({ format, url }: { readonly format: FeedFormat; readonly url: string }) {
  const { feed: words } = useShareMessages()
  const { calendar } = useCardMessages()
  const { field, outcome, copy } = useCopy(url)
  const { name, verb, href } = {
    ics: { name: calendar, verb: words.subscribe, href: webcalOf(url) },
    rss: { name: words.rss, verb: words.open, href: url },
    geojson: { name: words.geojson, verb: words.save, href: url },
  }[format]
  return (
    <li className={styles.feed}>
      <span className={styles.name}>{name}</span>
      <span className={styles.acts}>
        <a
          className={buttons.button}
          href={href}
          aria-label={`${verb}: ${name}`}
          {...(format === 'geojson' && { download: 'closures.geojson' })}
          {...(format === 'rss' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {verb}
        </a>
        <button type="button" className={buttons.button} aria-label={words.copyOf(name)} onClick={copy}>
          {words.copy}
        </button>
      </span>
      {outcome === 'refused' && (
        <input ref={field} className={`${parts.field} ${styles.wide}`} readOnly aria-label={words.field} value={url} />
      )}
      <p role="status" className={`${parts.said} ${styles.wide}`}>
        {outcome === 'copied' && words.copied(name)}
        {outcome === 'refused' && words.refused}
      </p>
    </li>
  )
}
