import { describe, expect, it } from 'vitest'
import * as sentences from '#contract/error-sentences.ts'
import { AREA_FIELDS } from '#contract/records/area.ts'
import { SERVED_CLOSURE_FIELDS } from '#contract/records/closure.ts'
import { aClosure, anArea, anOrganisation, aSquareArea, aWildlife, uuidOf } from '#testing/builders.ts'
import { aDirectory, aStore, aWriter, put } from '../../store/testing/store.ts'
import { aService, getJson, getPage } from '../testing/app.ts'

const HOST = 'http://localhost/api/v2'

/** A service that has several of everything that is listed. */
async function aFullService() {
  const directory = aDirectory()
  const transaction = await aWriter(directory).begin()
  const areas = [anArea(), anArea(), anArea()]
  await put(transaction, { areas })
  for (const { uuid } of areas) await transaction.removeRecord('area', uuid)
  for (let count = 0; count < 3; count += 1) {
    await transaction.putWildlife(aWildlife())
    await transaction.putOrganisation(anOrganisation())
  }
  await transaction.commit({ demo: false })
  return aService({}, { store: aStore(directory) })
}

describe('the envelope of a list', () => {
  it('links to what comes after its last record, and keeps all other parameters', async () => {
    const service = await aService({ areas: Array.from({ length: 7 }, () => anArea()) })
    const list = '/protected-areas?fields=id&page_size=3&country_id=276&unknown=a%20b'
    const kept = `${HOST}/protected-areas?fields=id&page_size=3&country_id=276&unknown=a+b`
    expect(await getJson(service, list)).toEqual({
      count: 7,
      next: `${kept}&after=3`,
      previous: null,
      results: [{ id: 1 }, { id: 2 }, { id: 3 }],
    })
    expect(await getJson(service, `${list}&page=2`)).toEqual({
      count: 7,
      next: `${kept}&after=6`,
      previous: kept,
      results: [{ id: 4 }, { id: 5 }, { id: 6 }],
    })
    const last = { count: 7, next: null, previous: `${kept}&page=2`, results: [{ id: 7 }] }
    expect(await getJson(service, `${list}&page=3`)).toEqual(last)
    expect(await getJson(service, `${list}&page=last`)).toEqual(last)
    const following = { count: 7, next: `${kept}&after=6`, previous: null, results: [{ id: 4 }, { id: 5 }, { id: 6 }] }
    expect(await getJson(service, `${list}&after=3`)).toEqual(following)
    expect(await getJson(service, `${list}&after=3&page=9`)).toEqual(following)
    expect(await getJson(service, `${list}&after=6`)).toEqual({ ...last, previous: null })
  })

  it.each(['reasons', 'countries', 'wildlife', 'organisations', 'changelog', 'protected-areas/deleted'])(
    'of %s is walked by what comes after its last entry',
    async (path) => {
      const service = await aFullService()
      const whole = await getPage(service, `/${path}?page_size=1000`)
      expect(whole.results.length).toBeGreaterThan(1)
      const walked: unknown[] = []
      for (let next: string | null = `${HOST}/${path}?page_size=1`; next !== null;) {
        const page: Awaited<ReturnType<typeof getPage>> = await getPage(service, next.replace(HOST, ''))
        expect(page).toMatchObject({ count: whole.count, previous: null })
        walked.push(...page.results)
        next = page.next
        expect(next ?? 'after=').toMatch(/after=/)
      }
      expect(walked).toEqual(whole.results)
    },
  )

  it('says that a place is none, or one of another order, beside all else that is wrong', async () => {
    const service = await aService({ areas: [anArea()] })
    const wrong = async (path: string) => {
      const response = await service.request(`/api/v2/${path}`)
      expect(response.status).toBe(400)
      return response.json()
    }
    const after = [sentences.after]
    for (const place of ['soon', '1.5', '2026-05-01', uuidOf(1), `2026-05-01T00:00:00Z,${uuidOf(1)}`]) {
      expect(await wrong(`protected-areas?after=${place}`)).toEqual({ after })
    }
    for (const path of [
      'closures-and-notices?updated_after=2026-01-01',
      'protected-areas/deleted?x=1',
      'wildlife?x=1',
    ]) {
      expect(await wrong(`${path}&after=1`)).toEqual({ after })
    }
    expect(await wrong('reasons?after=soon')).toEqual({ after })
    expect(await wrong('closures-and-notices?after=soon&type=foo')).toEqual({ after, type: [sentences.choice('foo')] })
  })

  it('of an empty list has one page', async () => {
    const empty = { count: 0, next: null, previous: null, results: [] }
    const service = await aService()
    for (const page of ['', '?page=1', '?page=last']) {
      expect(await getJson(service, `/closures-and-notices${page}`)).toEqual(empty)
    }
  })

  it.each([
    ['', 50],
    ['page_size=20', 20],
    ['page_size=2000', 60],
    ['page_size=0', 50],
    ['page_size=abc', 50],
    ['page_size=3&page_size=20', 20],
    ['page=9&page_size=3&page=1&page_size=20', 20],
  ])('with "%s" holds %i of 60 records', async (query, size) => {
    const service = await aService({ areas: Array.from({ length: 60 }, () => anArea()) })
    expect((await getPage(service, `/protected-areas?${query}`)).results).toHaveLength(size)
  })

  it('walked to its end gives each record once', async () => {
    const closures = Array.from({ length: 25 }, (_, index) =>
      aClosure({ start_on: index % 3 === 0 ? null : `2026-05-0${(index % 4) + 1}` }),
    )
    const service = await aService({ closures })
    const walked: unknown[] = []
    for (let next: string | null = `${HOST}/closures-and-notices?page_size=4&fields=uuid`; next !== null;) {
      const page = await getPage(service, next.replace(HOST, ''))
      walked.push(...page.results.map(({ uuid }) => uuid))
      next = page.next
    }
    expect(walked).toHaveLength(25)
    expect(new Set(walked)).toEqual(new Set(closures.map(({ uuid }) => uuid)))
  })
})

describe('fields', () => {
  const area = anArea()
  const content = { areas: [area], closures: [aClosure({ uuid: area.uuid })] }
  const areaDefaults = 'uuid id name category_id country_id updated_at bbox'.split(' ')
  const dates = 'start_on end_on daytime_start daytime_end'
  const closureDefaults =
    `uuid name type status ${dates} reason_id activity_ids source_id source_kind updated_at bbox`.split(' ')

  it.each([
    ['protected-areas', '', areaDefaults],
    ['protected-areas', '?fields=', areaDefaults],
    ['protected-areas', '?fields=,', areaDefaults],
    ['protected-areas', '?fields=uuid', ['uuid']],
    ['protected-areas', '?fields=geometry, name', ['name', 'geometry']],
    ['protected-areas', '?fields=*,geometry', [...areaDefaults, 'geometry']],
    ['closures-and-notices', '', closureDefaults],
    ['closures-and-notices', '?fields=begins_at,status', ['status', 'begins_at']],
    [`protected-areas/${area.uuid}`, '', AREA_FIELDS],
    [`protected-areas/${area.uuid}`, '?fields=uuid,id', ['uuid', 'id']],
    [`closures-and-notices/${area.uuid}`, '', SERVED_CLOSURE_FIELDS],
    [`closures-and-notices/${area.uuid}`, '?fields=geometry_from&type=nonsense', ['geometry_from']],
  ])('%s%s', async (path, query, expected) => {
    const body = await getJson(await aService(content), `/${path}${query}`)
    const record = Object(body).results?.[0] ?? body
    expect(Object.keys(record)).toEqual(expected)
  })
})

describe('filters', () => {
  const content = {
    areas: [
      anArea({ name: 'Sarek', category_id: 1, country_id: 752, geometry: aSquareArea(17, 67) }),
      anArea({ name: 'Abisko', category_id: 1, country_id: 752, geometry: aSquareArea(18, 68) }),
      anArea({ name: 'Bayerischer Wald', category_id: 2, geometry: aSquareArea(13, 48) }),
    ],
    closures: [
      aClosure({ name: 'now' }),
      aClosure({ name: 'soon', type: 'notice', start_on: '2026-06-01' }),
      aClosure({ name: 'over', end_on: '2026-05-10', reason_id: 2 }),
    ],
  }

  it.each([
    ['protected-areas', 'category_id=1', ['Sarek', 'Abisko']],
    ['protected-areas', 'category_id=1,2&country_id=276', ['Bayerischer Wald']],
    ['protected-areas', 'category_id=999', []],
    ['protected-areas', 'q=SÁREK', ['Sarek']],
    ['protected-areas', 'bbox=17.5,67.5,18.5,68.5', ['Sarek', 'Abisko']],
    ['protected-areas', 'updated_after=2000-01-01', ['Sarek', 'Abisko', 'Bayerischer Wald']],
    ['protected-areas', 'updated_after=2999-01-01', []],
    ['protected-areas', 'category_id=,', ['Sarek', 'Abisko', 'Bayerischer Wald']],
    ['closures-and-notices', '', ['now', 'soon']],
    ['closures-and-notices', 'type=notice', ['soon']],
    ['closures-and-notices', 'status=expired', ['over']],
    ['closures-and-notices', 'status=current&status=expired', ['now', 'over']],
    ['closures-and-notices', 'active_on=2026-05-10', ['now', 'over']],
    ['closures-and-notices', 'starts_after=2026-05-02', ['soon']],
    ['closures-and-notices', 'updated_after=2000-01-01&reason_id=2', ['over']],
    ['closures-and-notices', 'source_kind=platform', []],
    ['closures-and-notices', 'status=,', ['now', 'soon']],
  ])('%s?%s', async (path, query, expected) => {
    const { results, count } = await getPage(await aService(content), `/${path}?fields=name&${query}`)
    expect(results.map(({ name }) => name)).toEqual(expected)
    expect(count).toBe(expected.length)
  })
})
