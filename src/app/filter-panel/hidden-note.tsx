import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useAreaFilter } from '#records/areas/filters/area-filter.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { lateWords } from '#core/i18n/late-words.ts'
import { useFilters } from './use-filters.ts'
import styles from './hidden-note.module.css'

const useWords = lateWords({
  en: {
    closures: (n: number) =>
      n === 1 ? '1 more closure in view is hidden by filters' : `${n} more closures in view are hidden by filters`,
    areas: (n: number) => (n === 1 ? '1 more area is hidden by filters' : `${n} more areas are hidden by filters`),
    show: 'Show',
  },
  de: {
    closures: (n: number) =>
      n === 1
        ? '1 weitere Sperrung im Ausschnitt ist ausgefiltert'
        : `${n} weitere Sperrungen im Ausschnitt sind ausgefiltert`,
    areas: (n: number) => (n === 1 ? '1 weiteres Gebiet ist ausgefiltert' : `${n} weitere Gebiete sind ausgefiltert`),
    show: 'Zeigen',
  },
})

/** How many closures the filters leave out, and the way to see them. */
export function HiddenClosures() {
  const { closures } = useWords()
  const { clearAll } = useFilters()
  return <Note count={useClosuresInView().data?.hidden} words={closures} onShow={clearAll} />
}

/** How many areas their filters leave out, and the way to see them. */
export function HiddenAreas() {
  const { areas } = useWords()
  const { clear } = useAreaFilter()
  return <Note count={useAreasInView().data?.hidden} words={areas} onShow={clear} />
}

interface Props {
  readonly count: number | undefined
  readonly words: (count: number) => string
  readonly onShow: () => void
}

function Note({ count = 0, words, onShow }: Props) {
  const { show } = useWords()
  if (count === 0) return null
  return (
    <p className={styles.note}>
      {words(count)} ·{' '}
      <button type="button" className={styles.show} onClick={onShow}>
        {show}
      </button>
    </p>
  )
}
