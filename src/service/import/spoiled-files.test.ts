import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { ImportError } from './reading/input/import-error.ts'
import { runImport } from './testing/import.ts'
import { samples } from './testing/samples.ts'

type Edit = (bytes: Buffer) => Buffer

/** Any part of the file with the same chance: fast-check's doubles are mostly close to 0, the start of the file. */
const part = fc.noBias(fc.nat(999_999)).map((millionths) => millionths / 1e6)
const placeIn = (bytes: Buffer, where: number) => Math.floor(where * bytes.length)

/** Damage to a file: a flipped bit, other numbers, parts that are lost or copied, other text, a cut end. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(part, fc.nat(7)).map(([where, bit]): Edit => (bytes) => {
    const at = placeIn(bytes, where)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << bit)
    return bytes
  }),
  fc.tuple(part, fc.constantFrom(1, 2, 4, 8), fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)).map(
    ([where, length, value]): Edit =>
      (bytes) =>
        bytes.fill(value, placeIn(bytes, where), Math.min(bytes.length, placeIn(bytes, where) + length)),
  ),
  fc.tuple(part, part).map(([where, length]): Edit => (bytes) => {
    const at = placeIn(bytes, where)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + placeIn(bytes, length ** 4))])
  }),
  fc.tuple(part, part, part).map(([where, from, length]): Edit => (bytes) => {
    const [at, start] = [placeIn(bytes, where), placeIn(bytes, from)]
    const copy = bytes.subarray(start, start + placeIn(bytes, length ** 4) + 1)
    return Buffer.concat([bytes.subarray(0, at), copy, bytes.subarray(at)])
  }),
  fc.tuple(part, fc.constantFrom('"', '{', '[', ']}', '<', '>', '\n', ';', '1e999', '-', '\0', 'é', '🏞', 'null')).map(
    ([where, text]): Edit =>
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, placeIn(bytes, where)),
          Buffer.from(text),
          bytes.subarray(placeIn(bytes, where)),
        ]),
  ),
  part.map(
    (where): Edit =>
      (bytes) =>
        bytes.subarray(0, placeIn(bytes, where)),
  ),
)

/** A copy that shares no memory with the original. */
function copied(bytes: Buffer): Buffer {
  return Buffer.concat([bytes])
}

/** Much more than any of the files should take, in kilobytes. */
const MUCH = 1_000_000

it('no spoilt file of any format hangs, crashes, fills the memory or blocks the next import', async () => {
  const directory = aDirectory()
  const writer = aWriter(directory, { patience: 0 })
  const [first, ...others] = samples()
  const all = [first, ...others]
  for (const { name, bytes, wrap } of all) {
    const path = join(directory, name)
    writeFileSync(path, wrap(bytes))
    expect([name, (await runImport(writer, [path], { force: true })).read]).toEqual([name, 3])
  }
  const before = process.resourceUsage().maxRSS
  const spoilt = fc.tuple(fc.nat(all.length - 1), fc.array(edit, { minLength: 1, maxLength: 3 }), fc.boolean())
  await fc.assert(
    fc.asyncProperty(spoilt, async ([index, edits, isPacked]) => {
      const { name, bytes, wrap } = all[index] ?? first
      const whole = wrap(edits.reduce((file, change) => change(file), copied(bytes)))
      const path = join(directory, isPacked ? `${name}.gz` : name)
      writeFileSync(path, isPacked ? gzipSync(whole) : whole)
      await runImport(writer, [path], { force: true }).catch((error: unknown) => {
        if (!(error instanceof ImportError)) throw error
      })
      // Without patience: it fails if the store is not free.
      await (await writer.begin()).rollback()
    }),
    casesOf('spoiledFiles'),
  )
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(MUCH)
})
