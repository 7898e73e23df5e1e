import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { z } from 'zod'
import { BENCH_DIRECTORY, options } from './options.ts'
import { inShort, keep, spreadOf } from './results.ts'

const PROGRAM = join(import.meta.dirname, '../../dist/service/bench.js')
const FEW_AND_MANY = [20_000, 300_000]
const Results = z.array(
  z.object({ what: z.string(), values: z.array(z.number()), target: z.object({ most: z.number().optional() }) }),
)

/** What answers, misses, tiles and imports cost, beside Node's own server, bare statements and MapServer. */
test('service', () => {
  const sizes = options.sizes ?? FEW_AND_MANY
  mkdirSync(BENCH_DIRECTORY, { recursive: true })
  const file = join(BENCH_DIRECTORY, 'service-results.json')
  execFileSync(process.execPath, [PROGRAM, 'all', file, sizes.join(',')], { stdio: 'inherit' })
  const results = Results.parse(JSON.parse(readFileSync(file, 'utf8')))
  // Where more is better, its inverse grows as it gets worse.
  const costs = results.map(({ what, values, target }) => [
    what,
    spreadOf(values.map((value) => (target.most === undefined ? 1 / value : value))),
  ])
  const column = `service ${sizes.map(inShort).join(',')} / others`
  keep({ part: 'service', measured: { [column]: Object.fromEntries(costs) }, rounds: results })
})
