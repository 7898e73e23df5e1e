import { useState } from 'react'
import type { Uuid } from '#contract/ids.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { closuresAddress } from '#core/api/operations/addresses.ts'
import { useMoment } from '#core/clock/moment.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useClosureFilterTexts, useHasAreaFilters } from '../filter-text.ts'
import { useChoiceNames } from '#records/closures/filters/choices.ts'
import { useClosureFilter } from '#records/closures/filters/closure-filter.ts'
import { usePlacelessTold } from '#records/closures/placeless/placeless.ts'
import { Choice, Part } from '../part.tsx'
import { useShareMessages } from '../messages.ts'
import { ActivityField, type FeedActivity } from './activity-field.tsx'
import { FeedRow } from './feed-row.tsx'
import type { ShareReach } from '../share-open.ts'
import type { Subject } from '../subject.ts'
import { FEED_FORMATS, FEED_SIZE } from './feed.ts'
import { useFeedCount, useFeedFilters, type FeedReach } from './use-feed-filters.ts'
import parts from '../part.module.css'
import styles from './feed-part.module.css'

interface Props {
  readonly subject: Subject | null
  readonly atFirst: ShareReach
}

/** Addresses of the service that go on by themselves: of an area’s closures, or of what the filters leave. */
export function FeedPart({ subject, atFirst }: Props) {
  const { feed: words, calendar } = useShareMessages()
  const capabilities = useCapabilities()
  const { base } = useApi()
  if (capabilities === null) return null
  const isOffered = capabilities.extensions.has('closures_formats')
  const selection = capabilities.extensions.has('closures_by_area') ? (subject?.selection ?? null) : null
  const area = selection?.kind === 'area' ? selection.uuid : null
  return (
    <Part title={words.title}>
      {isOffered ? (
        <Feeds key={area} area={area} atFirst={atFirst} />
      ) : (
        <p className={parts.note}>{calendar.only(new URL(base).host)}</p>
      )}
    </Part>
  )
}

interface FeedsProps {
  /** The area whose card is open; null for none. */
  readonly area: Uuid | null
  readonly atFirst: ShareReach
}

function Feeds({ area, atFirst }: FeedsProps) {
  const { feed: words } = useShareMessages()
  const { facts } = useCardMessages()
  const [kind, setKind] = useState<FeedReach['kind']>(area !== null && atFirst === 'record' ? 'area' : 'view')
  const reach = reachOf(kind, area)
  const { chosen } = useClosureFilter()
  const isFiltered = kind !== 'area' && (chosen.activity_id ?? []).length > 0
  const [activity, setActivity] = useState<FeedActivity>(isFiltered ? 'filtered' : 'any')
  const api = useApi()
  const language = useLanguage()
  const anywhere = useAnywhere()
  const filters = useFeedFilters(reach, activity)
  return (
    <>
      <p className={parts.note}>{words.intro}</p>
      <Choice
        label={facts.where}
        options={[
          ...(area === null ? [] : [{ value: 'area', label: words.ofArea } as const]),
          { value: 'view', label: words.inView },
          { value: 'anywhere', label: anywhere },
        ]}
        chosen={reach.kind}
        onChoose={setKind}
      />
      <ActivityField chosen={activity} onChoose={setActivity} />
      <Contents reach={reach} activity={activity} />
      <ul className={styles.feeds}>
        {FEED_FORMATS.map((format) => (
          <FeedRow key={format} format={format} url={closuresAddress(api, filters, format, language)} />
        ))}
      </ul>
    </>
  )
}

function reachOf(kind: FeedReach['kind'], uuid: Uuid | null): FeedReach {
  if (kind !== 'area') return { kind }
  return uuid === null ? { kind: 'view' } : { kind, uuid }
}

/** What "anywhere" is called: by the operator's region, where there is one. */
function useAnywhere(): string {
  const { feed } = useShareMessages()
  return useAppConfig().region?.name ?? feed.anywhere
}

/** What is in the feeds, in words. */
function Contents({ reach, activity }: { readonly reach: FeedReach; readonly activity: FeedActivity }) {
  const { feed: words } = useShareMessages()
  const { when } = useMoment()
  const texts = useClosureFilterTexts({ withActivities: activity === 'filtered' })
  const { activity_id: nameOf } = useChoiceNames()
  const own = reach.kind === 'area' ? [] : texts
  const filter = typeof activity === 'number' ? [nameOf(activity), ...own] : own
  const hasAreaFilters = useHasAreaFilters()
  const filters = useFeedFilters(reach, activity)
  const count = useFeedCount(filters)
  const placeless = usePlacelessTold()
  const holds = count === null ? '…' : count === 0 ? words.holdsNone : words.holds(count)
  const where = { area: words.ofArea, view: words.inView, anywhere: useAnywhere() }[reach.kind]
  return (
    <div className={styles.contents}>
      <p>
        {filter.length > 0 ? words.filtered(filter.join(' · ')) : words.all} · {where} · <b>{holds}</b>
      </p>
      {count !== null && count > FEED_SIZE && <p>{words.firstPage(FEED_SIZE)}</p>}
      {filters.bbox !== undefined && placeless > 0 && <p>{words.placeless(placeless)}</p>}
      {when !== 'now' && <p>{words.ofPresent}</p>}
      {hasAreaFilters && reach.kind !== 'area' && <p>{words.notAreas}</p>}
    </div>
  )
}
