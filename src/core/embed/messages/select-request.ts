import type { SelectCommand } from '../../../../public/embed/1/embed.d.ts'
import type { AddressPatch } from './address-patch.ts'

/** A record that the host page has asked to select, until it is shown or known to be missing. */
export interface SelectRequest {
  readonly record: NonNullable<SelectCommand>
  /** Whether the map moves to the record: not where the host says itself where the map is. */
  readonly movesMap: boolean
}

/** The request that is open after a command: a new object for each `select`, also of the same record. */
export function requestAfter(patch: AddressPatch, before: SelectRequest | null): SelectRequest | null {
  const movesMap = !patch.has('map') && !patch.has('bbox')
  if (!patch.has('closure') && !patch.has('area')) return before === null || movesMap ? before : { ...before, movesMap }
  const record = recordIn(patch)
  return record === null ? null : { record, movesMap }
}

function recordIn(patch: AddressPatch): SelectRequest['record'] | null {
  const [closure, area] = [patch.get('closure') ?? null, patch.get('area') ?? null]
  if (closure !== null) return { kind: 'closure', uuid: closure }
  return area === null ? null : { kind: 'area', uuid: area }
}
