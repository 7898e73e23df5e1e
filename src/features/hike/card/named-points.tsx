import { useRef, type ComponentType } from 'react'
import { wrapLng } from '#contract/geo/box.ts'
import { useNearnessText } from '#core/nearness/nearness-text.ts'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { formatCoordinates, type LatLng } from '#core/viewport/coordinates.ts'
import { nearestOf } from '#core/viewport/geometry/nearest.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { drawingFinished } from '../hike-route.ts'
import { pointDrawn, pointUndone, type DrawnPoint } from '../hike-stage.ts'
import { useSettingOut } from '../use-setting-out.ts'
import { useHikeMessages } from '../messages.ts'
import styles from './hike-card.module.css'

/** A field that finds a place by its name, as the app has one. */
export type PlaceField = ComponentType<{
  readonly label: string
  readonly onPlace: (place: LatLng, name: string) => void
}>

interface Props {
  readonly points: readonly DrawnPoint[]
  readonly names: readonly string[]
  readonly placeField: PlaceField
}

/** The points of a route that is being drawn, in words: found by their names, listed, and each told as it comes. */
export function NamedPoints({ points, names, placeField: Field }: Props) {
  const words = useHikeMessages()
  const setOut = useSettingOut()
  const wordsOf = usePointWords()
  const list = useRef<HTMLOListElement>(null)
  const told = points.map((point, index) => wordsOf(point, names[index] ?? '', points[index - 1]))
  const last = told.at(-1)
  return (
    <>
      <Field label={words.addByName} onPlace={({ lng, lat }, name) => pointDrawn([lng, lat], name)} />
      <output className="visually-hidden">{last !== undefined && words.pointTold(told.length, last)}</output>
      {points.length > 0 && (
        <ol ref={list} aria-label={words.points} className={styles.points}>
          {told.map((text, index) => (
            <li key={`${points[index]?.join()}-${index}`}>
              <span>{text}</span>
              <IconButton
                icon="close"
                label={words.removePoint(index + 1)}
                onClick={() => {
                  pointUndone(index)
                  list.current?.closest('div')?.querySelector('input')?.focus()
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {points.length > 1 && (
        <button
          type="button"
          className={`${styles.button} ${styles.main}`}
          onClick={() => void drawingFinished(() => void setOut())}
        >
          {words.finish}
        </button>
      )}
    </>
  )
}

/** "Spiegelau, 3.1 km north-east of the point before". */
function usePointWords() {
  const words = useHikeMessages()
  const { winds } = useMessages()
  const nearness = useNearnessText()
  return ([lng, lat]: DrawnPoint, name: string, before: DrawnPoint | undefined) => {
    const where = name === '' ? formatCoordinates({ lat, lng: wrapLng(lng) }, 'decimal', winds) : name
    const away = before && nearestOf([...before], { type: 'Point', coordinates: [lng, lat] })
    if (away == null) return where
    return `${where}, ${away.metres === 0 ? words.samePlace : words.fromBefore(nearness(away, ''))}`
  }
}
