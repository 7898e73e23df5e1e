import { useId, useState } from 'react'
import type { LngLat } from '#contract/geometry.ts'
import { formatMeasure } from '#core/i18n/size-formats.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { usePosition } from '#map/position/position.ts'
import { usePackMessages } from './messages.ts'
import { RADII, WIDTHS, type Choices, type Chosen } from './region-choice.ts'
import styles from './pack.module.css'

interface Props {
  readonly choices: Choices
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  readonly onPosition: (place: LngLat) => void
}

/** Which region is taken along: only what there is at the moment can be chosen. */
export function RegionFields({ choices: { area, route }, chosen, onChoose, onPosition }: Props) {
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
      {chosen.how === 'around' && <Circle chosen={chosen} onChoose={onChoose} onPosition={onPosition} />}
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

function Circle({ chosen, onChoose, onPosition }: Omit<Props, 'choices'>) {
  const words = usePackMessages()
  const { position, locate } = usePosition(({ lng, lat }) => onPosition([lng, lat]))
  const [isAsked, setAsked] = useState(false)
  const choose = (centre: Chosen['centre']) => {
    if (centre === 'position' && !isAsked) {
      setAsked(true)
      locate()
    }
    onChoose({ ...chosen, centre })
  }
  return (
    <>
      <RadioChoice
        label={words.centre}
        options={[
          { value: 'middle' as const, label: words.middle },
          { value: 'position' as const, label: words.position },
        ]}
        chosen={chosen.centre}
        onChoose={choose}
        className={styles.choice}
      />
      {chosen.centre === 'position' && position.kind !== 'found' && (
        <p className={styles.note} role="status">
          {position.kind === 'locating' ? words.locating : words.noPosition}
        </p>
      )}
      <Kilometres
        label={words.radius}
        steps={RADII}
        value={chosen.radius}
        onChange={(radius) => onChoose({ ...chosen, radius })}
      />
    </>
  )
}

interface KilometresProps {
  readonly label: string
  readonly steps: readonly number[]
  readonly value: number
  readonly onChange: (km: number) => void
}

function Kilometres({ label, steps, value, onChange }: KilometresProps) {
  const language = useLanguage()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {steps.map((km) => (
          <option key={km} value={km}>
            {formatMeasure(language, km, 'kilometer')}
          </option>
        ))}
      </select>
    </div>
  )
}
