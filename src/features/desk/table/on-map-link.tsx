import type { ClosureRecord } from '#contract/records/closure.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { CarryingLink } from '#core/ui/links/carrying-link.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { useDeskMessages } from '../messages.ts'
import styles from './on-map-link.module.css'

/** Leads to a closure on the map, with the filters and the moment of the desk. */
export function OnMapLink({ record }: { readonly record: ClosureRecord }) {
  const words = useDeskMessages()
  const box = record.bbox == null ? {} : { map: null, bbox: record.bbox.join(',') }
  const label = `${words.onMap}: ${useShownName()(record)}`
  return (
    <CarryingLink
      path="/"
      changes={{ ...box, closure: record.uuid }}
      className={styles.link}
      aria-label={label}
      title={words.onMap}
    >
      <Icon name="zoomTo" size={16} />
    </CarryingLink>
  )
}
