import type { SelectCommand } from '../../../../public/embed/1/embed.d.ts'
import type { AddressPatch } from './address-patch.ts'

/** The record that the host page wants to see, until it is seen, or known that there is none. */
export interface Wish {
  readonly record: NonNullable<SelectCommand>
  /** Whether the map shall look at it: not where the host says itself where to look. */
  readonly looks: boolean
}

/** What the host page wants to see after a command; a new object where it asks for a record, be it the same. */
export function wishAfter(patch: AddressPatch, before: Wish | null): Wish | null {
  const looks = !patch.has('map') && !patch.has('bbox')
  if (!patch.has('closure') && !patch.has('area')) return before === null || looks ? before : { ...before, looks }
  const record = recordIn(patch)
  return record === null ? null : { record, looks }
}

function recordIn(patch: AddressPatch): Wish['record'] | null {
  const [closure, area] = [patch.get('closure') ?? null, patch.get('area') ?? null]
  if (closure !== null) return { kind: 'closure', uuid: closure }
  return area === null ? null : { kind: 'area', uuid: area }
}
