import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aDirectory, storeKinds, type StoreKind } from '../store/testing/store.ts'
import type { ImportOptions } from './import-options.ts'
import { reportLines } from './report.ts'
import { runImport } from './testing/import.ts'

const ROCKS = ['Falkenstein', 'Adlerwand', 'Uhufels', 'Rotwand', 'Geierspitz', 'Birkwand']
const TOLD = 'another name under the same id, and no place in common'

/** A row for each rock, all at places of their own, with ids from `first` on. */
function rowsOf(rocks: readonly string[], first = 1, called = (rock: string) => rock): readonly string[] {
  return rocks.map((rock, at) => `${first + at};${called(rock)};1.2.–31.7.;${47 + ROCKS.indexOf(rock) / 10};10`)
}

/** What the second of two imports of a table tells. */
async function toldBySecond(
  { aPlace }: Pick<StoreKind, 'aPlace'>,
  [before, after]: readonly [readonly string[], readonly string[]],
  options: Partial<ImportOptions> = {},
): Promise<string> {
  const writer = await (await aPlace()).openWriter()
  const path = join(aDirectory(), 'rocks.csv')
  const run = async (rows: readonly string[], more: Partial<ImportOptions> = {}) => {
    writeFileSync(path, ['ID;Name;Sperrzeit;lat;lng', ...rows].join('\n'))
    return reportLines(await runImport(writer, [path], { kind: 'closures', ...more })).join('\n')
  }
  await run(before)
  return run(after, options)
}

describe.each(storeKinds)('an update of a table with ids, in $name', (kind) => {
  it('is told to have new ids where most names and places are others, also in a trial', async () => {
    const rows = [rowsOf(ROCKS), rowsOf(ROCKS, 2)] as const
    const [told, tried] = [await toldBySecond(kind, rows), await toldBySecond(kind, rows, { dryRun: true })]
    expect(told).toContain(TOLD)
    expect(told).toContain('Adlerwand is Falkenstein now')
    expect(tried).toContain(TOLD)
  })

  it('is not told so where only a few rows are others', async () => {
    const some = [...rowsOf(ROCKS.slice(0, 3)), ...rowsOf(ROCKS.slice(3).toReversed(), 4)]
    expect(await toldBySecond(kind, [rowsOf(ROCKS), some])).not.toContain(TOLD)
  })

  it('is not told so where all rows have new names at the same places', async () => {
    const renamed = rowsOf(ROCKS, 1, (rock) => `${rock} (closed)`)
    expect(await toldBySecond(kind, [rowsOf(ROCKS), renamed])).not.toContain(TOLD)
  })

  it('is not told so where all rows have moved and kept their names', async () => {
    const moved = rowsOf(ROCKS).map((row) => row.replace(/;10$/, ';11'))
    expect(await toldBySecond(kind, [rowsOf(ROCKS), moved])).not.toContain(TOLD)
  })
})
