import { test } from '@playwright/test'
import { startContenders, type Contender } from './contenders.ts'
import { options, sizes, type PageBeside } from './options.ts'
import { hasExtract } from '../services/extract.ts'
import { inShort, report, type Comparison } from './results.ts'
import { Visit, type Figures } from './visit/visit.ts'

/** Something that is measured in each page, in rounds. */
export interface Part {
  readonly name: string
  /** How many closures there are, if nobody says. */
  readonly closures: number
  /** Whether there is a ground under the areas. */
  readonly hasGround?: boolean
  /** Whether the app's service worker is there too, and counted: no other page takes along what later visits need. */
  readonly hasWorker?: boolean
  /** The pages that can do the same as the app. */
  readonly beside: readonly PageBeside[]
  /** The path and the query of the app's page, of the others the query alone. */
  readonly address: string
  readonly measure: (visit: Visit, contender: Contender) => Promise<Figures>
}

/** Declares a part: a round to warm the service up, then as many as asked for, all pages by turns in each. */
export function bench(part: Part): void {
  test(part.name, async () => {
    const { hasGround = false } = part
    test.skip(hasGround && !hasExtract, 'There is no extract of OpenStreetMap in ../shared/data/ground.')
    const contenders = await startContenders(
      part.beside.filter((page) => options.beside.includes(page)),
      { closures: options.closures ?? part.closures, hasGround },
      part.address,
    )
    try {
      report(part.name, await roundsOf(part, contenders.all), comparisons(contenders.all))
    } finally {
      await contenders.stop()
    }
  })
}

/** Measures a page from its navigation until nothing is drawn or asked for any more. */
export async function untilQuiet(visit: Visit): Promise<Figures> {
  await visit.quiet()
  return { ...(await visit.marks()), ...(await visit.figures()) }
}

async function roundsOf(part: Part, all: readonly Contender[]): Promise<Map<string, Figures[]>> {
  const { name, address, hasWorker = false, measure } = part
  const rounds = new Map(all.map((contender): [string, Figures[]] => [labelOf(contender), []]))
  for (let round = 0; round <= options.rounds; round++) {
    for (const contender of round % 2 === 0 ? all : all.toReversed()) {
      console.error(`${name}, ${round === 0 ? 'warming up' : `round ${round}`}: ${labelOf(contender)}`)
      const query = address.slice(address.indexOf('?'))
      const path = contender.path === '/' ? address : contender.path + query
      const visit = await Visit.to(contender.proxy, path, { hasWorker })
      try {
        const figures = await measure(visit, contender)
        if (round > 0) rounds.get(labelOf(contender))?.push(figures)
      } finally {
        await visit.end()
      }
    }
  }
  return rounds
}

function labelOf({ name, areas }: Pick<Contender, 'name' | 'areas'>): string {
  return `${name} ${inShort(areas)}`
}

/** The app with each of the others, and with itself at the least number of areas. */
function comparisons(all: readonly Contender[]): Comparison[] {
  const least = Math.min(...sizes)
  const apps = all.filter(({ name }) => name === 'app')
  const others = all.filter(({ name }) => name !== 'app')
  const app = (areas: number) => labelOf({ name: 'app', areas })
  return [
    ...others.map((other) => ({ of: app(other.areas), to: labelOf(other) })),
    ...apps.filter(({ areas }) => areas !== least).map(({ areas }) => ({ of: app(areas), to: app(least) })),
  ]
}
