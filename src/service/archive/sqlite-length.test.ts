import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { aDirectory } from '../store/testing/store.ts'
import { SQLITE_HEADER, sqliteLength } from './sqlite-length.ts'

it.each([512, 4096, 65_536])('a database with pages of %d bytes tells its length', (size) => {
  const path = join(aDirectory(), 'a.db')
  const database = new Database(path)
  database.exec(`PRAGMA page_size = ${size}; CREATE TABLE one (a); INSERT INTO one VALUES (1)`)
  database.close()
  const bytes = new Uint8Array(readFileSync(path))
  expect(sqliteLength(bytes.subarray(0, SQLITE_HEADER))).toBe(bytes.length)
  expect(bytes.length).toBe(2 * size)
  bytes[27] = 99
  expect(sqliteLength(bytes)).toBe(0)
  bytes[0] = 0
  expect(sqliteLength(bytes)).toBeNull()
  expect(sqliteLength(bytes.subarray(0, 50))).toBeNull()
})
