import { useMoment } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import type { Uuid } from '#contract/ids.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { CardFailure } from '#core/failures/card-failure.tsx'
import { CardSection } from '#core/ui/card/card-section.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useWildlife } from './wildlife-query.ts'
import styles from './wildlife-section.module.css'

/** Comes with the first answer that has some: most areas have none. */
const WildlifeList = lazyComponent(() => import('./wildlife-list.tsx'), 'WildlifeList')

/** What lives in an area, and when in the year it is to be left alone; the soonest to be disturbed first; nothing where nothing is recorded. */
export function WildlifeSection({ uuid, zone }: { readonly uuid: Uuid; readonly zone: string }) {
  const words = useCardMessages()
  const { wildlife, query } = useWildlife(uuid)
  const { date } = wallTimeAt(useMoment(), zone)
  if (wildlife === null) {
    return query.error === null ? null : (
      <CardSection title={words.wildlife}>
        <CardFailure query={query} nothing={words.wildlifeNotKnown} />
      </CardSection>
    )
  }
  if (wildlife.records.length === 0 && wildlife.cut === null) return null
  const { records, cut } = wildlife
  return (
    <CardSection title={words.wildlife}>
      <WildlifeList records={records} date={date} />
      {cut !== null && <p className={styles.notes}>{words.wildlifeCut(cut.read, cut.count)}</p>}
    </CardSection>
  )
}
