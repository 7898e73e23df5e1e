import { isNotLoaded } from '#core/api/loaded.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useAreaFilter } from '#records/areas/filters/area-filter.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { useToldNumber } from '#records/closures/told-number.ts'
import { useAppMessages } from '../messages.ts'
import { useFilters } from './use-filters.ts'
import styles from './hidden-note.module.css'

/** How many closures the filters leave out, and the way to see them. */
export function HiddenClosures() {
  const { hiddenClosures } = useAppMessages().filters
  const { clearAll } = useFilters()
  const loaded = useClosuresInView()
  const told = useToldNumber()
  const count = isNotLoaded(loaded) ? 0 : loaded.data?.hidden
  return <Note count={count} format={(hidden) => told(hiddenClosures(hidden))} onShow={clearAll} />
}

/** How many areas their filters leave out, and the way to see them. */
export function HiddenAreas() {
  const { hiddenAreas } = useAppMessages().filters
  const { clear } = useAreaFilter()
  const loaded = useAreasInView()
  return <Note count={isNotLoaded(loaded) ? 0 : loaded.data?.hidden} format={hiddenAreas} onShow={clear} />
}

interface Props {
  readonly count: number | undefined
  readonly format: (count: number) => string
  readonly onShow: () => void
}

function Note({ count = 0, format, onShow }: Props) {
  const { show } = useAppMessages().filters
  if (count === 0) return null
  return (
    <p className={styles.note}>
      {format(count)} ·{' '}
      <button type="button" className={styles.show} onClick={onShow}>
        {show}
      </button>
    </p>
  )
}
