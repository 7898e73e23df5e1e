import type { ComponentType } from 'react'
import type { LngLat } from '#contract/geometry.ts'
import { RadioChoice } from '#core/ui/fields/radio-choice.tsx'
import { useMessages } from '#core/i18n/messages.tsx'
import { formatCoordinates, type LatLng, type Winds } from '#core/viewport/coordinates.ts'
import { usePosition } from '#map/position/position.ts'
import { Kilometres } from './kilometres.tsx'
import { usePackMessages } from '../messages.ts'
import { RADII, type Chosen } from './region-choice.ts'
import styles from '../pack.module.css'

/** A field that finds a place by its name, as the app has one. */
export type PlaceField = ComponentType<{
  readonly label: string
  /** Whether the map stays where it is: the dialog lies over it, and goes by its view. */
  readonly isMapKept?: boolean
  readonly onPlace: (place: LatLng, name: string) => void
}>

interface Props {
  readonly chosen: Chosen
  /** Where the visitor is, once that is known. */
  readonly position: LngLat | null
  readonly placeField: PlaceField
  readonly onChoose: (chosen: Chosen) => void
  readonly onPosition: (place: LngLat) => void
}

/** Around what, and how far. */
export function CircleFields({ chosen, position, placeField, onChoose, onPosition }: Props) {
  const words = usePackMessages()
  const { position: asked, locate } = usePosition(({ lng, lat }) => onPosition([lng, lat]))
  const choose = (centre: Chosen['centre']) => {
    // Once more where it could not be told: the visitor may have allowed that by now.
    if (centre === 'position' && position === null && asked.kind !== 'locating') locate()
    onChoose({ ...chosen, centre })
  }
  return (
    <>
      <RadioChoice
        label={words.centre}
        options={[
          { value: 'middle' as const, label: words.middle },
          { value: 'position' as const, label: words.position },
          { value: 'place' as const, label: words.place },
        ]}
        chosen={chosen.centre}
        onChoose={choose}
        className={styles.choice}
      />
      {chosen.centre === 'position' && position === null && (
        <p className={styles.note} role="status">
          {asked.kind === 'locating' ? words.locating : words.noPosition}
        </p>
      )}
      {chosen.centre === 'place' && <Named {...{ chosen, placeField, onChoose }} />}
      <Kilometres
        label={words.radius}
        steps={RADII}
        value={chosen.radius}
        onChange={(radius) => onChoose({ ...chosen, radius })}
      />
    </>
  )
}

/** A place that is found by its name. */
function Named({ chosen, placeField: Field, onChoose }: Omit<Props, 'position' | 'onPosition'>) {
  const words = usePackMessages()
  const { winds } = useMessages()
  const { place } = chosen
  return (
    <>
      <Field
        label={words.placeName}
        isMapKept
        onPlace={({ lng, lat }, name) => onChoose({ ...chosen, place: { name, at: [lng, lat] } })}
      />
      <p className={styles.note} role="status">
        {place === null ? words.noPlace : words.aroundPlace(place.name || coordinatesOf(place, winds))}
      </p>
    </>
  )
}

function coordinatesOf({ at: [lng, lat] }: NonNullable<Chosen['place']>, winds: Winds): string {
  return formatCoordinates({ lat, lng }, 'decimal', winds)
}
