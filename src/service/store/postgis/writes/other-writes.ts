import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { Licence, Source } from '#contract/records/lookups.ts'
import { hashOf, jsonTexts, sameHash } from '../../domain/record-values.ts'
import type { OrganisationInput, WildlifeInput, Written } from '../../domain/store.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Session } from '../database/database.ts'
import { knownRecord } from './known.ts'
import type { Values } from './record-writing.ts'
import { numberOf } from '../database/values.ts'

export async function putSource(sql: Session, changes: Changes, source: Omit<Source, 'id'>): Promise<number> {
  const { name, kind = 'open_data', url = null } = source
  const known = await sql.row('SELECT id, kind, url FROM source WHERE name = $1', [name])
  if (known === null) {
    changes.any = true
    const values = [name, kind, url]
    const added = await sql.row('INSERT INTO source (name, kind, url) VALUES ($1, $2, $3) RETURNING id', values)
    return numberOf(added?.[0])
  }
  const id = numberOf(known[0])
  if (known[1] === kind && known[2] === url) return id
  changes.any = true
  await sql.run('UPDATE source SET kind = $1, url = $2 WHERE id = $3', [kind, url, id])
  // The kind is a field of every closure of the source.
  if (known[1] !== kind) await sql.run('UPDATE closure SET updated_in = $1 WHERE source_id = $2', [changes.edition, id])
  return id
}

export async function putLicence(sql: Session, changes: Changes, { name, uri }: Licence): Promise<void> {
  const known = await sql.row('SELECT name FROM licence WHERE uri = $1', [uri])
  if (known?.[0] === name) return
  changes.any = true
  await sql.run(
    'INSERT INTO licence (uri, name) VALUES ($1, $2) ON CONFLICT (uri) DO UPDATE SET name = excluded.name',
    [uri, name],
  )
}

const WILDLIFE = WILDLIFE_FIELDS.filter((field): field is Exclude<keyof WildlifeInput, 'uuid'> => {
  return field !== 'uuid' && field !== 'updated_at'
})

export async function putWildlife(sql: Session, changes: Changes, wildlife: WildlifeInput): Promise<Written> {
  const fields = jsonTexts(wildlife, WILDLIFE)
  const record_hash = hashOf(Object.values(fields))
  const known = await sql.row('SELECT record_hash FROM wildlife WHERE uuid = $1', [wildlife.uuid])
  if (sameHash(known?.[0], record_hash)) return 'unchanged'
  changes.any = true
  const values = { uuid: wildlife.uuid, ...fields, record_hash, updated_in: changes.edition }
  await upsert(sql, 'wildlife', 'uuid', values)
  return known === null ? 'added' : 'changed'
}

const ORGANISATION = ['name', 'kind', 'url', 'email', 'phone'] as const

/** Returns the organisation's `id`. */
export async function putOrganisation(sql: Session, changes: Changes, record: OrganisationInput): Promise<number> {
  const fields = jsonTexts(record, ORGANISATION)
  const record_hash = hashOf(Object.values(fields))
  const { id, hashes, revived } = await knownRecord(sql, 'organisation', record.uuid)
  if (id !== null && sameHash(hashes[0], record_hash)) return id
  changes.any = true
  const key = id === null ? revived : { id }
  const values = { ...key, uuid: record.uuid, ...fields, record_hash, updated_in: changes.edition }
  return numberOf(await upsert(sql, 'organisation', 'id', values))
}

/** Adds a row, or changes the one that has the same key; returns its key. */
async function upsert(sql: Session, table: string, key: string, values: Values) {
  const names = Object.keys(values)
  const row = await sql.row(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (${key}) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')} RETURNING ${key}`,
    Object.values(values),
  )
  return row?.[0]
}
