import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Committed, regressions, updated } from '../../src/build/bench/regressions.ts'
import { BENCH_DIRECTORY, options } from './options.ts'
import type { Figures } from './visit/visit.ts'

const COMMITTED = join(import.meta.dirname, 'ratios.json')

/** The middle of some values, and how far they lie apart. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

type Measured = Readonly<Record<string, Readonly<Record<string, Spread>>>>

/** What each contender needed in each round, by its name such as `app 20k`. */
type Rounds = ReadonlyMap<string, readonly Figures[]>

export interface Comparison {
  readonly of: string
  readonly to: string
}

/**
 * Prints what was measured, keeps it as a file, and fails on a regression. Ratios are made within each round, so that a
 * busy machine is so for both.
 */
export function report(name: string, rounds: Rounds, comparisons: readonly Comparison[]): void {
  const columns = [
    ...[...rounds].map(([column, figures]) => ({ column, figures })),
    ...comparisons.map(({ of, to }) => ({
      column: `${of} / ${to}`,
      figures: ratios(rounds.get(of) ?? [], rounds.get(to) ?? []),
    })),
  ]
  const part = [name, ...conditions()].join(', ')
  const measured = Object.fromEntries(columns.map(({ column, figures }) => [column, spreads(figures)]))
  print(part, measured)
  keep({ part, measured, rounds: Object.fromEntries(rounds) })
}

/** Keeps what was measured and compares it with what is committed, or commits it. */
export function keep(result: { readonly part: string; readonly measured: Measured; readonly rounds: unknown }): void {
  mkdirSync(BENCH_DIRECTORY, { recursive: true })
  const told = { at: new Date().toISOString(), load: loadavg(), options, ...result }
  writeFileSync(join(BENCH_DIRECTORY, `${result.part.replaceAll(/\W+/g, '-')}.json`), JSON.stringify(told, null, 1))
  const committed = Committed.parse(JSON.parse(readFileSync(COMMITTED, 'utf8')))
  if (options.update) writeFileSync(COMMITTED, `${JSON.stringify(updated(result, committed), null, 2)}\n`)
  else expect.soft(regressions(result, committed), 'regressions').toEqual([])
}

/** What makes the figures others than those of the same name. */
function conditions(): string[] {
  return [
    ...(options.closures === null ? [] : [`${inShort(options.closures)} closures`]),
    ...(options.slowdown > 1 ? [`processor ${options.slowdown} times slower`] : []),
    ...(options.slowNetwork ? ['slow network'] : []),
  ]
}

function ratios(figures: readonly Figures[], others: readonly Figures[]): Figures[] {
  return figures.map((own, round) => {
    const other = others[round] ?? {}
    const names = Object.keys(own).filter((name) => (other[name] ?? 0) > 0)
    return Object.fromEntries(names.map((name) => [name, (own[name] ?? NaN) / (other[name] ?? NaN)]))
  })
}

function spreads(figures: readonly Figures[]): Record<string, Spread> {
  const names = [...new Set(figures.flatMap((round) => Object.keys(round)))]
  return Object.fromEntries(names.map((name) => [name, spreadOf(figures.flatMap((round) => round[name] ?? []))]))
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = NaN, high = NaN] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return { median: (low + high) / 2, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN }
}

function print(part: string, measured: Measured): void {
  const columns = Object.keys(measured)
  const names = [...new Set(Object.values(measured).flatMap((figures) => Object.keys(figures)))]
  const rows = names.map((name) => [name, ...columns.map((column) => shown(measured[column]?.[name]))])
  for (const row of [[part, ...columns], columns.map(() => '---').concat('---'), ...rows]) {
    console.log(`| ${row.join(' | ')} |`)
  }
}

const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 3, useGrouping: false })

function shown(spread: Spread | undefined): string {
  if (spread === undefined) return '–'
  const [median, min, max] = [spread.median, spread.min, spread.max].map((value) => rounded.format(value))
  return min === max ? (median ?? '') : `${median} [${min}–${max}]`
}

/** A number of areas in short, such as `20k`. */
export function inShort(areas: number): string {
  return areas % 1000 === 0 ? `${areas / 1000}k` : String(areas)
}
