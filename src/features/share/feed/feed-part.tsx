import { useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { closuresAddress } from '#core/api/operations/addresses.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useClosureFilterTexts, useHasAreaFilters } from '../filter-text.ts'
import { Choice, Part } from '../part.tsx'
import { useShareMessages } from '../messages.ts'
import { FeedRow } from './feed-row.tsx'
import { FEED_FORMATS, FEED_SIZE } from './feed.ts'
import { useFeedCount, useFeedFilters, type FeedReach } from './use-feed-filters.ts'
import parts from '../part.module.css'
import styles from './feed-part.module.css'

/** Addresses of the service that go on by themselves, of what the filters leave. */
export function FeedPart() {
  const { feed: words, calendar } = useShareMessages()
  const capabilities = useCapabilities()
  const { base } = useApi()
  if (capabilities === null) return null
  const isOffered = capabilities.extensions.has('closures_formats')
  return (
    <Part title={words.title}>
      {isOffered ? <Feeds /> : <p className={parts.note}>{calendar.only(new URL(base).host)}</p>}
    </Part>
  )
}

function Feeds() {
  const { feed: words } = useShareMessages()
  const { facts } = useCardMessages()
  const [reach, setReach] = useState<FeedReach>('anywhere')
  const api = useApi()
  const language = useLanguage()
  const anywhere = useAnywhere()
  const filters = useFeedFilters(reach)
  return (
    <>
      <p className={parts.note}>{words.intro}</p>
      <Choice
        label={facts.where}
        options={[
          { value: 'anywhere', label: anywhere },
          { value: 'view', label: words.inView },
        ]}
        chosen={reach}
        onChoose={setReach}
      />
      <Contents reach={reach} />
      <ul className={styles.feeds}>
        {FEED_FORMATS.map((format) => (
          <FeedRow key={format} format={format} url={closuresAddress(api, filters, format, language)} />
        ))}
      </ul>
    </>
  )
}

/** What "anywhere" is called: by the operator's region, where there is one. */
function useAnywhere(): string {
  const { feed } = useShareMessages()
  return useAppConfig().region?.name ?? feed.anywhere
}

/** What is in the feeds, in words. */
function Contents({ reach }: { readonly reach: FeedReach }) {
  const { feed: words } = useShareMessages()
  const { when } = useMoment()
  const filter = useClosureFilterTexts()
  const hasAreaFilters = useHasAreaFilters()
  const count = useFeedCount(useFeedFilters(reach))
  const holds = count === null ? '…' : count === 0 ? words.holdsNone : words.holds(count)
  const anywhere = useAnywhere()
  const where = reach === 'view' ? words.inView : anywhere
  return (
    <div className={styles.contents}>
      <p>
        {filter.length === 0 ? words.all : words.filtered(filter.join(' · '))} · {where} · <b>{holds}</b>
      </p>
      {count !== null && count > FEED_SIZE && <p>{words.firstPage(FEED_SIZE)}</p>}
      {when !== 'now' && <p>{words.ofPresent}</p>}
      {hasAreaFilters && <p>{words.notAreas}</p>}
    </div>
  )
}
