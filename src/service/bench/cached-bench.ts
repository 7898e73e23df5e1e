import { API_PREFIX, paths } from '#contract/paths.ts'
import { costsOf, median, ratiosOf, shown, type Contender, type Result } from './measure.ts'
import { startConstant, startService, type BenchRequest, type ServerProcess } from './processes.ts'

const REQUESTS = 500
/** As a browser's script asks. */
const HEADERS = { Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br' }
const PAGES: readonly (BenchRequest & { readonly what: string })[] = [
  { what: '50 areas', path: `${API_PREFIX}${paths.areas}`, headers: HEADERS },
  {
    what: '100 areas with geometry, not compressed',
    path: `${API_PREFIX}${paths.areas}?fields=*,geometry&page_size=100`,
  },
]

/** What answers cost that the service has at hand, against Node's own server with the same bytes, and against a 304. */
export async function benchCached(program: string, dataDir: string): Promise<Result[]> {
  const service = await startService(program, dataDir)
  const results: Result[][] = []
  for (const { what, ...request } of PAGES) results.push(await cachedList(program, service, what, request))
  await service.end()
  return results.flat()
}

async function cachedList(
  program: string,
  service: ServerProcess,
  what: string,
  request: BenchRequest,
): Promise<Result[]> {
  const answer = await service.ask(request)
  const constant = await startConstant(program, answer)
  const known = { ...request, headers: { ...request.headers, 'If-None-Match': answer.headers.etag } }
  const contenders = [asking(constant, request), asking(service, request), asking(service, known)]
  const [bare = [], cached = [], unchanged = []] = await costsOf(REQUESTS, contenders)
  await constant.end()
  const kilobytes = `${shown(answer.body.length / 1000)} kB`
  return [
    {
      what: `A cached list of ${what}, as fast as Node's http`,
      values: ratiosOf(bare, cached).map((ratio) => ratio * 100),
      unit: '%',
      target: { least: 75 },
      detail: `${kilobytes}: Node's http ${shown(median(bare))} ms, the service ${shown(median(cached))} ms of CPU`,
    },
    {
      what: `A 304 for ${what}, against its 200`,
      values: ratiosOf(unchanged, cached),
      unit: '×',
      target: { most: 1 },
      detail: `${shown(median(unchanged))} ms of CPU`,
    },
  ]
}

function asking(server: ServerProcess, request: BenchRequest): Contender {
  return { run: () => server.ask(request), cpu: () => server.cpu() }
}
