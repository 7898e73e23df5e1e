import type { Uuid } from '#contract/ids.ts'
import type { Mapping } from '../mapping/mapping.ts'
import { uuidFor } from '../../intake/uuid.ts'
import type { FieldReader } from './field-reader.ts'
import { Refusal } from '../../intake/refusal.ts'
import { asUuid } from '../../intake/values.ts'

/** The record's own uuid, or one made of the source and what it calls the record. */
export function identityOf(fields: FieldReader, mapping: Mapping): Uuid {
  const own = fields.strictly('uuid', asUuid)
  if (own !== null) return own
  const id = fields.id()
  if (id === null) throw new Refusal('nothing tells it apart from others: it has neither a uuid nor an id')
  return uuidFor(mapping.key, id)
}
