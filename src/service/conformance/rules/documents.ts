import * as z from 'zod/mini'
import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { TileJson } from '#contract/tile-json.ts'
import { closures, lists, present, withSearch } from '../data/lists.ts'
import { getPage } from '../data/page.ts'
import { expectHeader, expectStatus, expectThat, jsonOf, parsed, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import { rootOf, type Subject } from '../kernel/subject.ts'

/** Goes first: it says what else to expect. */
export const rootRule: Rule = {
  id: 'documents.root',
  section: 5,
  says: '/api/v2/ leads to every resource under the address asked, and names the extensions that the service has.',
  needs: 'extensions',
  check: async (subject) => {
    const { resources } = await rootOf(subject)
    const answer = await subject.get(paths.root)
    const links = Object.values(resources)
    for (const link of links) {
      expectThat(
        link.startsWith(subject.baseUrl + API_PREFIX),
        answer,
        `links below ${subject.baseUrl}${API_PREFIX}`,
        link,
      )
      expectStatus(await subject.follow(link), 200)
    }
    for (const { path } of await present(subject, lists)) {
      const isThere = links.some((link) => link.replace(/\/$/, '').endsWith(path))
      expectThat(isThere, answer, `a link to ${path}`, links)
    }
  },
}

const OpenApi = z.object({
  openapi: z.string().check(z.regex(/^3\.1\./)),
  info: z.object({ title: z.string(), version: z.string() }),
  paths: z.record(z.string(), z.object({ get: z.object({ responses: z.record(z.string(), z.unknown()) }) })),
})

const GROUPS = ['status', 'type', 'reason_id', 'activity_id', 'source_id', 'source_kind'] as const

async function checkSummary(subject: Subject, search: string): Promise<void> {
  const answer = await subject.get(withSearch(paths.closuresSummary, search))
  expectStatus(answer, 200)
  const found = parsed(answer, ClosureSummary, jsonOf(answer), 'the summary')
  const { count } = await getPage(subject, withSearch(closures.path, search, 'page_size=1'))
  expectThat(found.count === count, answer, `a count of ${count} as of the list`, found.count)
  for (const group of GROUPS) {
    for (const [choice, number] of Object.entries(found[group]).slice(0, 3)) {
      const others = search.split('&').filter((part) => !part.startsWith(`${group}=`))
      const list = await getPage(subject, withSearch(closures.path, ...others, `${group}=${choice}`, 'page_size=1'))
      expectThat(number === list.count, answer, `${list.count} for ${group}=${choice} as of the list`, number)
    }
  }
}

export const documentRules: readonly Rule[] = [
  {
    id: 'documents.openapi',
    section: 5,
    says: '/api/v2/openapi.json describes every resource in OpenAPI 3.1.',
    needs: 'extensions',
    check: async (subject) => {
      const answer = await subject.get(paths.openapi)
      expectStatus(answer, 200)
      const described = Object.keys(parsed(answer, OpenApi, jsonOf(answer), 'the description').paths)
      for (const path of [...(await present(subject, lists)).map((list) => list.path), paths.licences]) {
        const isDescribed = described.some((text) => text.replace(/\/$/, '').endsWith(path))
        expectThat(isDescribed, answer, `a description of ${path}`, described)
      }
    },
  },
  {
    id: 'documents.changelog',
    section: 5,
    says: '/api/v2/changelog lists what changed in the interface.',
    needs: 'extensions',
    check: async (subject) => {
      const { answer, results } = await getPage(subject, paths.changelog)
      expectThat(results.length > 0, answer, 'a release', results)
    },
  },
  {
    id: 'documents.health',
    section: 5,
    says: '/healthz says that the service works, and is never kept.',
    needs: 'extensions',
    check: async (subject) => {
      const answer = await subject.ask('/healthz')
      expectStatus(answer, 200)
      expectHeader(answer, 'Cache-Control', /no-store/, 'no-store')
    },
  },
  {
    id: 'documents.tiles',
    section: 5,
    says: 'The TileJSON leads to vector tiles under the address asked.',
    needs: 'area_tiles',
    check: async (subject) => {
      const link = (await rootOf(subject)).area_tiles ?? skip('the root document names no tiles')
      const answer = await subject.follow(link)
      expectStatus(answer, 200)
      const { tiles: templates, minzoom } = parsed(answer, TileJson, jsonOf(answer), 'the TileJSON')
      const [template = ''] = templates
      expectThat(template.startsWith(subject.baseUrl), answer, `tiles below ${subject.baseUrl}`, template)
      const address = template.replace('{z}', String(minzoom)).replace('{x}', '0').replace('{y}', '0')
      const tile = await subject.follow(address)
      expectStatus(tile, 200)
      expectHeader(tile, 'Content-Type', /^application\/vnd\.mapbox-vector-tile/, 'application/vnd.mapbox-vector-tile')
    },
  },
  {
    id: 'documents.summary',
    section: 5,
    says: 'The summary counts, for each choice of a filter, what the list gives with that choice in place of its own.',
    needs: 'closures_summary',
    check: async (subject) => {
      for (const search of ['', 'type=closure&status=current', 'starts_after=0001-01-01'])
        await checkSummary(subject, search)
    },
  },
]
