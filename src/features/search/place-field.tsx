import { useId, useRef, useState } from 'react'
import { comboboxOf } from '#core/ui/combobox.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { moveTo } from '#core/viewport/camera-state.ts'
import { Suggestions } from './suggestions.tsx'
import styles from './place-field.module.css'

interface Props {
  readonly label: string
  /** Whether the map stays where it is. */
  readonly isMapKept?: boolean
  /** A place was chosen; its name is empty where it was found by coordinates. */
  readonly onPlace: (place: LatLng, name: string) => void
}

/** A field that finds a place by its name or coordinates, with what fits under it. */
export function PlaceField({ label, isMapKept = false, onPlace }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [active, setActive] = useState<string | null>(null)
  const [isEntered, setEntered] = useState(false)
  const isOpen = text.trim() !== ''
  const type = (next: string) => {
    setText(next)
    setActive(null)
    setEntered(false)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        {...comboboxOf(id, isOpen, active)}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          type('')
        }}
      />
      {isOpen && (
        <Suggestions
          id={`${id}-list`}
          onActive={setActive}
          onFilter={null}
          onDone={() => type('')}
          // Records are not offered.
          onOpen={nothing}
          onHere={onPlace}
          onCamera={isMapKept ? nothing : moveTo}
          onEnter={() => setEntered(true)}
          {...{ input, text, active, isEntered }}
        />
      )}
    </div>
  )
}

function nothing() {}
