import type { BBox } from '#contract/geometry.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { Selection } from '#core/selection/selection.ts'
import { EmptyNote } from '#core/ui/list/list.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import { AROUND, type ClosureNear } from './applying.ts'
import { ClosureEntry } from './closure-entry.tsx'
import { HereFailure } from './here-failure.tsx'
import { PlacelessHere, usePlacelessHere } from './placeless-here.tsx'
import { lengthText } from '#core/nearness/lengths.ts'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { Section } from './section.tsx'
import type { Asked, Closures } from './use-applying.ts'
import { useHereMessages } from './messages.ts'
import styles from './here-card.module.css'

interface Props {
  readonly asked: Asked<Closures>
  readonly onOpen: (selection: Selection, box: BBox | null) => void
}

/** The closures at a place, the worst first, and what may be there. */
export function ClosuresHere({ asked, onOpen }: Props) {
  const words = useHereMessages()
  const { closuresNotKnown } = useCardMessages()
  const { data } = asked
  const notKnown = data === undefined ? closuresNotKnown : data.aroundKnown ? null : words.aroundNotAsked
  return (
    <>
      <HereFailure asked={asked} notKnown={notKnown} />
      {data === undefined && asked.isFetching && (
        <p role="status" className={styles.note}>
          {words.asking}
        </p>
      )}
      {data !== undefined && <Found data={data} onOpen={onOpen} />}
    </>
  )
}

function Found({ data, onOpen }: { data: Closures; onOpen: Props['onOpen'] }) {
  const { here, maybe } = data
  const words = useHereMessages()
  const { list, titles } = useMessages()
  const { byArea: whole } = useCardMessages()
  const nearness = useNearnessText()
  const at = useShownRows(here)
  const possible = useShownRows(maybe)
  const elsewhere = usePlacelessHere()
  const hereIsWhole = data.hereIsWhole && elsewhere.length === 0
  return (
    <>
      {here.length === 0 ? (
        <EmptyNote title={hereIsWhole ? list.noneHere : words.noneCertain}>{list.emptyClosuresNote}</EmptyNote>
      ) : (
        <ul className={styles.rows} aria-label={titles.here}>
          {at.shown.map(({ closure, metres, byArea }) => (
            <ClosureEntry key={closure.record.uuid} state={closure} onOpen={onOpen}>
              {metres > 0 && nearness({ metres, bearing: null }, '')}
              {byArea && whole}
            </ClosureEntry>
          ))}
          {at.more}
        </ul>
      )}
      {maybe.length > 0 && (
        <Section title={words.maybe}>
          {possible.shown.map((state) => (
            <ClosureEntry key={state.record.uuid} state={state} onOpen={onOpen} />
          ))}
          {possible.more}
          <li className={styles.note}>{words.maybeNote}</li>
        </Section>
      )}
      <PlacelessHere states={elsewhere} onOpen={onOpen} />
    </>
  )
}

/** The closures that are nearest to a place without being there. */
export function NearestClosures({ asked: { data }, onOpen }: Props) {
  const words = useHereMessages()
  const around = lengthText(AROUND, useLanguage())
  if (data?.aroundKnown !== true) return null
  const { nearest, aroundIsWhole } = data
  const none = aroundIsWhole ? words.nearestNone : words.nearestUnplaced
  return (
    <Section title={nearest.length > 0 ? words.nearest(around) : none(around)}>
      {nearest.map(({ closure, ...nearness }) => (
        <ClosureEntry key={closure.record.uuid} state={closure} onOpen={onOpen}>
          <Away {...nearness} />
        </ClosureEntry>
      ))}
    </Section>
  )
}

function Away(nearness: Pick<ClosureNear<unknown>, 'metres' | 'bearing'>) {
  return useNearnessText()(nearness, '')
}
