import { useCapabilities } from '#core/api/capabilities.ts'
import { AreaRow } from '#records/areas/list/area-row.tsx'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { ClosureRow, useRowWords } from '#records/closures/list/closure-row.tsx'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useCardMessages } from '#core/ui/card/messages.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useSelection } from '#core/selection/selection-state.ts'
import type { Selection } from '#core/selection/selection.ts'
import { CardFrame } from '#core/ui/card/card.tsx'
import { CardSection } from '#core/ui/card/card-section.tsx'
import { usePageSubject } from '../use-page.ts'
import { useTombstone } from './tombstone.ts'
import { useKindName } from './pending.ts'
import styles from './details.module.css'

interface Props {
  readonly selection: Selection
  readonly onClose: () => void
}

/** What became of a record that a link names and that is not there, and what is in view instead. */
export function MissingCard({ selection, onClose }: Props) {
  const kind = useKindName(selection)
  const { tombstone: words } = useCardMessages()
  const { title, note } = useExplanation(selection)
  usePageSubject(title)
  return (
    <CardFrame
      kind={kind}
      title={title}
      onClose={onClose}
      actions={[{ icon: 'back', label: words.back, onAct: onClose }]}
    >
      <p className={styles.note}>{note}</p>
      <InView />
    </CardFrame>
  )
}

function useExplanation(selection: Selection): { readonly title: string; readonly note: string } {
  const { tombstone: words } = useCardMessages()
  const { app } = useMessages()
  const language = useLanguage()
  const { data: found, isLoading } = useTombstone(selection)
  const isSingle = useCapabilities()?.extensions.has('closure_detail') ?? false
  const isArea = selection.kind === 'area'
  if (isLoading) return { title: app.loading, note: words.asking }
  if (found?.deletedAt != null) {
    const day = formatDate(language, Date.parse(found.deletedAt), deviceTimeZone())
    return { title: isArea ? words.areaWithdrawn(day) : words.closureWithdrawn(day), note: words.withdrawnNote }
  }
  if (found?.isWhole !== true) return { title: isArea ? words.areaUntold : words.closureUntold, note: words.untoldNote }
  if (!isArea && !isSingle) return { title: words.closureNotListed, note: words.notListedNote }
  return { title: isArea ? words.areaUnknown : words.closureUnknown, note: words.unknownNote }
}

/** Of each kind. */
const ENOUGH = 5

function InView() {
  const { tombstone: words } = useCardMessages()
  const [, select] = useSelection()
  const rowWords = useRowWords()
  const closures = useClosuresInView().data?.matching.slice(0, ENOUGH) ?? []
  const areas = useAreasInView().data?.areas.slice(0, ENOUGH) ?? []
  if (closures.length + areas.length === 0) return null
  return (
    <CardSection title={words.inView}>
      <ul>
        {closures.map((state) => {
          const { uuid } = state.record
          return (
            <ClosureRow key={uuid} state={state} words={rowWords} onSelect={() => select({ kind: 'closure', uuid })} />
          )
        })}
        {areas.map((area) => (
          <AreaRow
            key={area.uuid}
            area={area}
            standing={null}
            onSelect={() => select({ kind: 'area', uuid: area.uuid })}
          />
        ))}
      </ul>
    </CardSection>
  )
}
