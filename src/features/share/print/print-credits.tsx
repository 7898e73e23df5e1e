import { useLicences } from '#core/licences/licences.ts'
import { useSourceName } from '#core/api/lookups.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { basemapAttribution } from '#map/basemap/attribution.ts'
import { useDrawnGround } from '#map/basemap/drawn-ground.ts'
import type { MapLayer } from '#map/map-layer.ts'
import { useShareMessages } from '../messages.ts'
import styles from './print-sheet.module.css'

interface Props {
  readonly states: readonly ClosureState[]
  readonly layers: readonly MapLayer[]
  readonly link: string
}

/** Whom the data is owed to, under which licences, and the address of the live view. */
export function PrintCredits({ states, layers, link }: Props) {
  const { print: words } = useShareMessages()
  const nameOf = useSourceName()
  const ids = new Set(states.flatMap(({ record }) => record.source_id ?? []))
  const names = [...ids].flatMap((id) => nameOf(id) ?? [])
  const licences = [...useLicences().values()].map(({ name }) => name)
  const ground = useDrawnGround()
  const base = [
    ...basemapAttribution.map(({ name, licence }) => `${name} (${licence})`),
    ...(ground?.credits ?? []).map(({ name }) => name),
  ]
  return (
    <footer className={styles.credits}>
      <p>
        {names.length > 0 && <span>{words.data(names.join(', '))}</span>}
        {layers.map(({ name, Credit }) => Credit && <Credit key={name} />)}
        <span>{words.base(base.join(', '))}</span>
        {licences.length > 0 && <span>{words.licences(licences.join(', '))}</span>}
      </p>
      <p className={styles.address}>{link}</p>
    </footer>
  )
}
