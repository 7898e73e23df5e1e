import { useId } from 'react'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { useCopy } from '#core/ui/hooks/use-copy.ts'
import { formatCoordinates } from '#core/viewport/coordinates.ts'
import type { Place } from '../here-address.ts'
import { useHereMessages } from '../messages.ts'
import { gridReferenceOf } from './grid-reference.ts'
import { useKnownAt } from './known-at.ts'
import { useCoordinatesMessages } from './messages.ts'
import { rescueText } from './rescue-text.ts'
import styles from './coordinates.module.css'

/** A place in each notation that maps and rescuers use, copied by one press. */
export function Coordinates({ place }: { readonly place: Place }) {
  const words = useCoordinatesMessages()
  const language = useLanguage()
  const { winds } = useMessages()
  const grid = gridReferenceOf(place)
  const rows = [
    [words.decimal, `${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}`],
    [words.dms, formatCoordinates(place, 'dms', winds)],
    ...(grid === null
      ? []
      : [
          ['UTM', grid.utm],
          ['MGRS', grid.mgrs],
        ]),
  ] as const
  const rescue = rescueText({ rows, accuracy: place.accuracy, at: useKnownAt(place) }, { words, language })
  return (
    <>
      <dl className={styles.rows}>
        {rows.map(([name = '', text = '']) => (
          <Row key={name} name={name} text={text} />
        ))}
      </dl>
      <CopyButton label={words.copyForRescue} text={rescue} />
    </>
  )
}

function Row({ name, text }: { readonly name: string; readonly text: string }) {
  const words = useCoordinatesMessages()
  const id = useId()
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd id={id}>{text}</dd>
      <CopyButton label={words.copy} text={text} describedBy={id} />
    </div>
  )
}

function CopyButton({ label, text, describedBy }: { label: string; text: string; describedBy?: string }) {
  const { copied, notCopied } = useHereMessages()
  const { outcome, copy } = useCopy(text)
  return (
    <button type="button" className="text-button" aria-describedby={describedBy} onClick={copy}>
      {{ nothing: label, copied, refused: notCopied }[outcome]}
    </button>
  )
}
