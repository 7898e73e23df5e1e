import type { LngLat } from '#contract/geometry.ts'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { CircleFields, type PlaceField } from './circle-fields.tsx'
import { Kilometres } from './kilometres.tsx'
import { usePackMessages } from '../messages.ts'
import { WIDTHS, type Choices, type Chosen } from './region-choice.ts'
import styles from '../pack.module.css'

interface Props {
  readonly choices: Choices
  readonly chosen: Chosen
  /** Where the visitor is, once that is known. */
  readonly position: LngLat | null
  readonly placeField: PlaceField
  readonly onChoose: (chosen: Chosen) => void
  readonly onPosition: (place: LngLat) => void
}

/** Which region is taken along: only what there is at the moment can be chosen. */
export function RegionFields({ choices: { area, route }, onChoose, ...of }: Props) {
  const { chosen } = of
  const words = usePackMessages()
  const options = [
    { value: 'view' as const, label: words.how.view },
    ...(area === null ? [] : [{ value: 'area' as const, label: words.how.area(area.name) }]),
    { value: 'around' as const, label: words.how.around },
    ...(route === null ? [] : [{ value: 'along' as const, label: words.how.along }]),
  ]
  return (
    <section className={styles.part}>
      <RadioChoice
        label={words.region}
        options={options}
        chosen={chosen.how}
        onChoose={(how) => onChoose({ ...chosen, how })}
        className={styles.column}
      />
      {chosen.how === 'around' && <CircleFields {...of} onChoose={onChoose} />}
      {chosen.how === 'along' && (
        <Kilometres
          label={words.width}
          steps={WIDTHS}
          value={chosen.width}
          onChange={(width) => onChoose({ ...chosen, width })}
        />
      )}
    </section>
  )
}
