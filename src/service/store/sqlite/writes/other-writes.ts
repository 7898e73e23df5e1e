import type { Licence, Source } from '#contract/records/lookups.ts'
import type { OrganisationInput, WildlifeInput, Written } from '../../domain/store.ts'
import { hashOf, jsonTexts, sameHash } from '../../domain/record-values.ts'
import { numberOf, type Connection } from '../database/connection.ts'
import { knownRecord } from './known.ts'
import type { Changes } from '../../domain/edition.ts'
import { insert, update, upsert } from './writing.ts'

export function putSource(sql: Connection, changes: Changes, source: Omit<Source, 'id'>): number {
  const { name, kind = 'open_data', url = null } = source
  const known = sql.row('SELECT id, kind, url FROM source WHERE name = ?', [name])
  if (known === null) {
    changes.any = true
    sql.run('INSERT INTO source (name, kind, url) VALUES (?, ?, ?)', [name, kind, url])
    return numberOf(sql.row('SELECT id FROM source WHERE name = ?', [name])?.[0])
  }
  const id = numberOf(known[0])
  if (known[1] === kind && known[2] === url) return id
  changes.any = true
  sql.run('UPDATE source SET kind = ?, url = ? WHERE id = ?', [kind, url, id])
  // The kind is a field of every closure of the source.
  if (known[1] !== kind) sql.run('UPDATE closure SET updated_in = ? WHERE source_id = ?', [changes.edition, id])
  return id
}

export function putLicence(sql: Connection, changes: Changes, { name, uri }: Licence): void {
  const known = sql.row('SELECT name FROM licence WHERE uri = ?', [uri])
  if (known?.[0] === name) return
  changes.any = true
  sql.run('INSERT OR REPLACE INTO licence (uri, name) VALUES (?, ?)', [uri, name])
}

export function putWildlife(sql: Connection, changes: Changes, wildlife: WildlifeInput): Written {
  const { uuid } = wildlife
  const fields = jsonTexts(wildlife, WILDLIFE)
  const record_hash = hashOf(Object.values(fields))
  const known = sql.row('SELECT record_hash FROM wildlife WHERE uuid = ?', [uuid])
  if (sameHash(known?.[0], record_hash)) return 'unchanged'
  changes.any = true
  upsert(sql, 'wildlife', 'uuid', { uuid, ...fields, updated_in: changes.edition, record_hash })
  return known === null ? 'added' : 'changed'
}

export function putOrganisation(sql: Connection, changes: Changes, organisation: OrganisationInput): number {
  const { uuid } = organisation
  const fields = jsonTexts(organisation, ORGANISATION)
  const record_hash = hashOf(Object.values(fields))
  const { id, hashes, revived } = knownRecord(sql, 'organisation', uuid)
  if (id !== null && sameHash(hashes[0], record_hash)) return id
  changes.any = true
  const values = { ...fields, updated_in: changes.edition, record_hash }
  if (id === null) return insert(sql, 'organisation', { ...revived, uuid, ...values })
  update(sql, 'organisation', id, values)
  return id
}

const WILDLIFE = [
  'name',
  'scientific_name',
  'kind',
  'red_list_status',
  'protected_area_uuids',
  'sensitive_from',
  'sensitive_to',
  'description',
] as const

const ORGANISATION = ['name', 'kind', 'url', 'email', 'phone'] as const
