import { expect, test } from './test.ts'
import { deviceOf, takeAlong } from './services/node-packs.ts'
import type { RunningService } from './services/process.ts'
import { PackAnswers } from '../src/core/packs/answers/answer.ts'

/** The answers of a pack of all that a service has. */
async function packOf({ url }: RunningService, name: string) {
  const store = await deviceOf(name)
  await takeAlong(store, url)
  const answers = new PackAnswers(store)
  return (path: string) => answers.answer(new Request(url + path), Date.now())
}

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

const AREAS = '/api/v2/protected-areas'
const CLOSURES = '/api/v2/closures-and-notices'
const LISTS = [
  AREAS,
  `${AREAS}?fields=*,geometry,names,rules,centroid&page_size=7`,
  `${AREAS}?bbox=13,48.5,14,49.2`,
  `${AREAS}?q=WALD`,
  `${AREAS}?category_id=1,2&country_id=276`,
  `${AREAS}?country_id=none`,
  `${AREAS}?updated_after=${days(-1)}&fields=uuid`,
  CLOSURES,
  `${CLOSURES}?status=current,upcoming,expired&ends_after=${days(-300)}&fields=*,geometry,description,time_zone,is_binding,begins_at`,
  `${CLOSURES}?bbox=13.2,48.8,13.6,49.1`,
  `${CLOSURES}?type=notice`,
  `${CLOSURES}?activity_id=3,1&reason_id=1,2,12`,
  `${CLOSURES}?source_kind=authority`,
  `${CLOSURES}?active_on=${days(0)}`,
  `${CLOSURES}?starts_after=${days(1)}`,
  `${CLOSURES}?ends_before=${days(60)}&status=current,upcoming`,
  `${CLOSURES}?q=trees`,
  `${CLOSURES}?geometry_from=none`,
  `${CLOSURES}?type=foo&bbox=1,2`,
]

interface Told {
  readonly status: number
  readonly records: readonly unknown[]
}

/** All records of a list, whatever its order. */
async function recordsAt(path: string, ask: (path: string) => Promise<Response | null>): Promise<Told> {
  const records: unknown[] = []
  for (let next: string | null = path; next !== null;) {
    const response = await ask(next)
    const body = await response?.json()
    if (!Array.isArray(body?.results)) return { status: response?.status ?? 0, records: [body] }
    records.push(...body.results)
    next = body.next === null ? null : body.next.slice(new URL(body.next).origin.length)
  }
  return { status: 200, records: records.map((record) => JSON.stringify(record)).sort() }
}

for (const seed of ['varied', 'hereService', 'demoService'] as const) {
  test(`a pack answers as the service does (${seed})`, async ({ varied, hereService, demoService }) => {
    const service = { varied, hereService, demoService }[seed]
    const fromPack = await packOf(service, seed)
    const fromService = (path: string) => fetch(service.url + path)
    for (const path of LISTS) {
      const [expected, given] = await Promise.all([recordsAt(path, fromService), recordsAt(path, fromPack)])
      expect(given, path).toEqual(expected)
    }
    for (const path of ['activities', 'reasons', 'sources', 'countries', 'protected-area-categories', 'licenses']) {
      const at = `/api/v2/${path}?lang=de`
      expect(await recordsAt(at, fromPack), path).toEqual(await recordsAt(at, fromService))
    }
    const json = async (response: Response | null) => response?.json()
    for (const query of ['', '?by=area,cell&zoom=8', '?bbox=13.2,48.8,13.6,49.1&type=closure', `?at=${days(30)}`]) {
      const path = `${CLOSURES}/summary${query}`
      const [expected, given] = [await json(await fromService(path)), await json(await fromPack(path))]
      const cells = (one: { cells?: { x: number; y: number }[] }) => one.cells?.sort((a, b) => a.x - b.x || a.y - b.y)
      expect([given, cells(given)], path).toEqual([expected, cells(expected)])
    }
    const first = (await recordsAt(`${CLOSURES}?fields=uuid`, fromService)).records.map(
      (one) => JSON.parse(String(one)).uuid,
    )
    for (const uuid of first.slice(0, 10)) {
      const path = `${CLOSURES}/${uuid}`
      expect(await json(await fromPack(path))).toEqual(await json(await fromService(path)))
      const own = `${CLOSURES}?protected_area_uuid=${uuid}`
      expect(await recordsAt(own, fromPack)).toEqual(await recordsAt(own, fromService))
    }
    const ranked = `${CLOSURES}/worst-first?page_size=5&fields=uuid`
    expect(await recordsAt(ranked, fromPack)).toEqual(await recordsAt(ranked, fromService))
    expect(await fromPack(`${CLOSURES}/00000000-0000-4000-8000-00000000dead`)).toBeNull()
  })
}
