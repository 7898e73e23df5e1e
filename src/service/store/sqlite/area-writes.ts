import * as z from 'zod/mini'
import type { PreparedArea, Written } from '../store.ts'
import { foldAll } from '../fold.ts'
import { outlineOf } from '../outline.ts'
import { hashOf, jsonTexts, sameHash } from '../record-values.ts'
import { textOf, type Connection } from './connection.ts'
import { knownRecord } from './known.ts'
import { putPlace, putRecord, update, type Changes } from './writing.ts'

/** The columns of `area_field`. */
const FIELDS = [
  'bbox',
  'designation',
  'iucn_category',
  'wdpa_id',
  'area_km2',
  'established_on',
  'description',
  'url',
  'organisation_id',
  'licence_uri',
  'attribution',
  'names',
  'designation_status',
  'extra',
  'centroid',
  'time_zone',
  'rules',
  'geometry',
] as const

export function putArea(sql: Connection, changes: Changes, { record, shapes }: PreparedArea): Written {
  const fields = jsonTexts(record, FIELDS)
  const searched = {
    name: record.name,
    folded: foldAll([record.name, ...Object.values(record.names ?? {})]),
    category_id: record.category_id,
    country_id: record.country_id,
    area_km2: record.area_km2,
    lng: record.centroid[0],
    lat: record.centroid[1],
  }
  const recordHash = hashOf([...Object.values(searched), ...Object.values(fields)])
  const shapesHash = hashOf([...shapes].flat())
  const { id: knownId, hashes, revived } = knownRecord(sql, 'area', record.uuid)
  const isUnchanged = sameHash(hashes[0], recordHash)
  if (isUnchanged && sameHash(hashes[1], shapesHash)) return 'unchanged'
  changes.any = true
  if (knownId !== null && isUnchanged) {
    // What tiles are made of is no part of the record: its time of update stays.
    putShapes(sql, knownId, shapes, true)
    update(sql, 'area', knownId, { shapes_hash: shapesHash })
    return 'unchanged'
  }
  const created = knownId === null ? { ...revived, uuid: record.uuid, created_in: changes.edition } : {}
  const written = { updated_in: changes.edition, record_hash: recordHash, shapes_hash: shapesHash }
  const id = putRecord(sql, 'area', knownId, { ...created, ...searched, ...written }, fields)
  putPlace(sql, 'area', id, outlineOf(record.geometry))
  putShapes(sql, id, shapes, knownId !== null)
  return knownId === null ? 'added' : 'changed'
}

export function areaTimeZone(sql: Connection, uuid: string): string | null {
  const row = sql.row('SELECT f.time_zone FROM area r JOIN area_field f ON f.id = r.id WHERE r.uuid = ?', [uuid])
  return row === null ? null : z.string().parse(JSON.parse(textOf(row[0])))
}

function putShapes(sql: Connection, id: number, shapes: PreparedArea['shapes'], hasOthers: boolean): void {
  if (hasOthers) sql.run('DELETE FROM area_shape WHERE id = ?', [id])
  if (shapes.size === 0) return
  // All in one: each statement costs more than the rows that it writes.
  const rows = Array.from(shapes, () => '(?, ?, ?)').join(', ')
  const params = Array.from(shapes, ([level, shape]) => [level, id, shape]).flat()
  sql.run(`INSERT INTO area_shape (level, id, shape) VALUES ${rows}`, params)
}
