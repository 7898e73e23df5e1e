import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aDirectory, aWriter } from '../store/testing/store.ts'
import { run } from '../testing/program.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'
import { saveReport } from './save-report.ts'

const park = aFeature({ id: 1, name: 'Abisko', category: 'Zoo', type: 'Zoo' })

const Saved = z.object({
  refused: z.array(z.looseObject({})),
  remarks: z.array(z.object({ words: z.optional(z.record(z.string(), z.number())) })),
})

it('holds all that was refused and not understood, as JSON and as a table', async () => {
  const directory = aDirectory()
  const report = await runImport(aWriter(directory), [aFile([park, { ...park, geometry: null }])])
  const [json, csv] = [join(directory, 'a.json'), join(directory, 'a.CSV')]
  await saveReport(json, report)
  await saveReport(csv, report)
  const { refused, remarks } = Saved.parse(JSON.parse(readFileSync(json, 'utf8')))
  expect(refused).toMatchObject([{ number: 2, label: 'Abisko' }])
  expect(remarks.map(({ words }) => words)).toContainEqual({ Zoo: 1 })
  const table = readFileSync(csv, 'utf8').split('\n')
  expect(table[0]).toBe('what,file,feature,place,record,text,times')
  expect(table[1]).toMatch(/^refused,.*,2,.*Abisko/)
  expect(table).toContain('word,,,,Zoo,"category_id not understood, taken as other",1')
})

it('is refused where something is, before anything is imported', async () => {
  const directory = aDirectory()
  const input = aFile([park], 'parks.json')
  const program = run('import', [input, '--report', input], { DATA_DIR: directory })
  expect([await program.ended, program.said()]).toEqual([1, expect.stringContaining('something is there already')])
  expect(existsSync(join(directory, 'fieldgate.db'))).toBe(false)
  writeFileSync(join(directory, 'report.txt'), '')
  await expect(run('import', [input, '--report', 'report.txt'], { DATA_DIR: directory }).ended).resolves.toBe(1)
})
