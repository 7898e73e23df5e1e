import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { Changes } from '../../domain/edition.ts'
import { hashOf, jsonTexts, sameHash } from '../../domain/record-values.ts'
import type { OrganisationInput, WildlifeInput } from '../../domain/inputs.ts'
import type { Written } from '../../domain/store.ts'
import { numberOf, type Sql } from '../sql.ts'
import { knownRecord } from './known.ts'
import { upsert } from './upsert.ts'

const WILDLIFE = WILDLIFE_FIELDS.filter((field) => field !== 'uuid' && field !== 'updated_at')

export async function putWildlife(sql: Sql, changes: Changes, wildlife: WildlifeInput): Promise<Written> {
  const { uuid } = wildlife
  const fields = jsonTexts(wildlife, WILDLIFE)
  const record_hash = hashOf(Object.values(fields))
  const known = await sql.row('SELECT record_hash FROM wildlife WHERE uuid = $1', [uuid])
  if (sameHash(known?.[0], record_hash)) return 'unchanged'
  changes.any = true
  await upsert(sql, 'wildlife', 'uuid', { uuid, ...fields, record_hash, updated_in: changes.edition })
  return known === null ? 'added' : 'changed'
}

const ORGANISATION = ORGANISATION_FIELDS.filter((field) => field !== 'id' && field !== 'uuid' && field !== 'updated_at')

/** Returns the organisation's `id`. */
export async function putOrganisation(sql: Sql, changes: Changes, record: OrganisationInput): Promise<number> {
  const { uuid } = record
  const fields = jsonTexts(record, ORGANISATION)
  const record_hash = hashOf(Object.values(fields))
  const { id, hashes, revived } = await knownRecord(sql, 'organisation', uuid, { columns: 'r.record_hash' })
  if (id !== null && sameHash(hashes[0], record_hash)) return id
  changes.any = true
  const key = id === null ? revived : { id }
  const values = { ...key, uuid, ...fields, record_hash, updated_in: changes.edition }
  return numberOf(await upsert(sql, 'organisation', 'id', values))
}
