import { paths } from '#contract/paths.ts'
import { parseUuid } from '#contract/ids.ts'
import type { Shown } from './shown.ts'
import { idFilterOf, idFilterOfList, nameOf, recordsWith } from './vocabulary.ts'

/** Where a value leads, and the name that it stands for. */
export interface Reference {
  readonly address: string
  readonly name: string | null
}

/** The lists whose records can be had one by one. */
const RECORD_LISTS: readonly string[] = [paths.areas, paths.closures, paths.wildlife, paths.organisations]

/** What a value under a key refers to; null where it is no more than it says. */
export function referenceOf(shown: Shown, key: string, value: unknown): Reference | null {
  if (typeof value === 'number') return idReference(shown, key, String(value))
  if (typeof value !== 'string') return null
  if (isFollowable(value)) return { address: value, name: null }
  return uuidReference(shown, key, value)
}

/** What the id that is itself a key refers to, as in `"reason_id": {"3": 5}`. */
export function idReference({ base, resource, vocabulary }: Shown, key: string, id: string): Reference | null {
  const filter = key === 'id' ? idFilterOfList(resource?.path ?? '') : idFilterOf(key)
  if (filter === null) return null
  const name = key === 'id' ? null : nameOf(vocabulary, filter, id)
  return { address: base + recordsWith(filter, id), name }
}

function uuidReference({ base, resource }: Shown, key: string, value: string): Reference | null {
  const path = resource?.path ?? ''
  const list =
    key === 'protected_area_uuids' ? paths.areas : key === 'uuid' && RECORD_LISTS.includes(path) ? path : null
  const uuid = list === null ? null : parseUuid(value)
  return uuid === null ? null : { address: `${base}${list}/${uuid}`, name: null }
}

/** A template is an address that leads nowhere. */
function isFollowable(text: string): boolean {
  return /^https?:\/\/[^\s{}]+$/i.test(text) && URL.canParse(text)
}
