import * as z from 'zod/mini'
import type { BBox } from '#contract/geometry.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { median, shown, type Result } from './measure.ts'
import { startService, type ServerProcess } from './processes.ts'

const Named = z.object({ results: z.array(z.object({ name: z.string() })) })
/** About a quarter of the made areas lie in it. */
const REGION: BBox = [5, 45, 15, 55]
const PAGE = 8
const NAMES = 400
const EVERY = 16
/** What many areas are called, whole and begun, and what none is. */
const COMMON = ['reserve', 'forest', 'moor', 'nature', 'lake', 'park', 'natu', 'res']
const BEGUN = ['black m', 'nature res', 'forest r', 'wood na', 'great he', 'park 1']
const UNKNOWN = ['qzxvk wqj', 'zzzzzz', 'xqwv', 'reserve qqqq']

/** What a text costs that is searched for, first asked: each text is another one, or of another page of data. */
export async function benchSearch(program: string, dataDir: string): Promise<Result[]> {
  const service = await startService(program, dataDir)
  const answer = await service.ask({ path: `${API_PREFIX}${paths.areas}?fields=name&page_size=${NAMES}` })
  const names = Named.parse(JSON.parse(answer.body.toString())).results.map(({ name }) => name)
  const some = names.filter((_, index) => index % EVERY === 0)
  const asked = [
    { what: 'whole names', texts: some, most: 5 },
    { what: 'first words', texts: [...new Set(some.map((name) => name.split(' ')[0] ?? name))], most: 5 },
    ...[3, 4, 5].map((letters) => ({
      what: `${letters} letters`,
      texts: [...new Set(some.map((name) => name.slice(0, letters)))],
      most: 5,
    })),
    { what: 'two words, the second begun', texts: BEGUN, most: 5 },
    { what: 'two words in a region, the second begun', texts: BEGUN, box: REGION, most: 5 },
    { what: 'what nothing holds', texts: UNKNOWN, most: 5 },
    { what: 'common words', texts: COMMON, most: 5 },
    { what: 'common words in a region', texts: COMMON, box: REGION, most: 5 },
  ]
  await costOf(service, 'warm', REGION)
  const results: Result[] = []
  for (const { what, texts, box, most } of asked) {
    const costs: number[] = []
    for (const text of texts) costs.push(await costOf(service, text, box))
    results.push({
      what: `Search for ${what}, median of ${texts.length}`,
      values: [median(costs)],
      unit: 'ms of CPU',
      target: { most },
      detail: `most ${shown(Math.max(...costs))} ms`,
    })
  }
  await service.end()
  return results
}

async function costOf(service: ServerProcess, q: string, bbox?: BBox): Promise<number> {
  const query = areaQuery.write({ q, ...(bbox && { bbox }) }).toString()
  const start = await service.cpu()
  const { status } = await service.ask({ path: `${API_PREFIX}${paths.areas}?${query}&page_size=${PAGE}` })
  if (status !== 200) throw new Error(`A search was answered with ${status}.`)
  return (await service.cpu()) - start
}
