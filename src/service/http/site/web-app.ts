import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Hono } from 'hono'
import type { Language } from '#contract/vocabulary/languages.ts'
import { EMBED_PATH, MAP_PATH, pagePath, SITE_PAGES, WORKER_SCRIPT } from '#contract/site-paths.ts'
import { hasAlready, acceptedValues } from '../../answer/accepting.ts'
import type { HeaderRecord } from '../../answer/answer.ts'
import { notFound } from '../../answer/api-error.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { FRAMED, READABLE, SECURED } from '../../answer/headers.ts'
import { publicUrl } from '../kernel/json.ts'
import { readRoute } from '../kernel/resource.ts'
import type { Policies } from './security.ts'
import { pageFacts } from '../../output/page/page-facts.ts'
import { languageOf } from '../kernel/language.ts'
import type { PageHead } from '../../output/page/head-tags.ts'
import type { StartHead } from './page-head.ts'
import { discoveryOf, sendMade } from './start-page.ts'
import { textLinksOf } from './text-links.ts'
import { FAREWELL_SCRIPT } from './worker-script.ts'

const APP_PAGE = 'index.html'
const EMBED_PAGE = 'embed.html'
/** Paths that the app itself understands, beside that of each guide; each gets its page. */
const APP_PATHS = [MAP_PATH, ...SITE_PAGES.map(pagePath)]

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  // As text, browsers show it and editors read it all the same.
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** The script that keeps the app on visitors' devices, for the whole site, wherever a proxy may put it. */
const WORKER = WORKER_SCRIPT.slice(1)
const PICTURE = /\.(?:ico|png|svg|webp)$/
const UNKNOWN_TYPE = 'application/octet-stream'

/** The encodings that the build leaves beside a file, the smaller first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** What the pages of the app are told of the site. */
export interface AppSite {
  readonly policies: Policies
  /** What the site is called in a language. */
  readonly titleIn: (language: Language) => string
  readonly languages: readonly Language[]
  /** Whether what the app shows is in the store of this service. */
  readonly hasOwnData: boolean
  /** Whether the app stays on visitors' devices. */
  readonly hasWorker: boolean
}

/** Serves a built web app from its directory, under its content security policies; nothing may be routed after it. */
export function webApp(app: Hono<ServiceEnv>, context: RouteContext, root: string, site: AppSite): void {
  const { policies } = site
  const files = new Map([...filesIn(join(root, EARLIER)), ...filesIn(root)])
  readRoute(app, '*', async (c) => {
    const name = fileAt(c.req.path.replace(/(?<=.)\/$/, ''), files)
    if (name === null) throw notFound()
    const headers = headersOf(name, policies)
    if (name === WORKER && !site.hasWorker) return sendFarewell(headers)
    const isPage = name === APP_PAGE || name === EMBED_PAGE
    const discovery = isPage ? discoveryOf(publicUrl(c), c.get('origin')) : null
    const head = c.req.path === MAP_PATH && site.hasOwnData ? await headOf(c, context, site) : null
    const text = c.req.path === MAP_PATH && site.hasOwnData ? await textLinksOf(publicUrl(c)) : null
    if (discovery !== null || head !== null || text !== null) {
      return sendMade(c, context.now(), join(root, name), { discovery, head, text, headers })
    }
    return sendFile(c, name, files, headers)
  })
}

/** Ends the service workers of devices that have one. */
function sendFarewell(own: HeaderRecord): Response {
  const headers = { ...SECURED, ...own, 'Cache-Control': cacheControlOf(WORKER), 'Content-Type': TYPES['.js'] ?? '' }
  return new Response(FAREWELL_SCRIPT, { headers })
}

/** What the page of a view says of the record or the place that it opens, else of the map. */
async function headOf(
  c: ServiceContext,
  { store, now, previews }: RouteContext,
  { titleIn, languages }: AppSite,
): Promise<PageHead | StartHead> {
  const [url, origin] = [publicUrl(c), c.get('origin')]
  const language = languageOf(c, { offered: languages })
  const title = titleIn(language)
  if (!['closure', 'area', 'here'].some((name) => url.searchParams.has(name))) return { title, language }
  const facts = await pageFacts(store, url.searchParams, { language, now: now() })
  if (facts === null) return { title, language }
  return { facts, language, site: title, origin, address: url.href, hasPictures: previews.areMade }
}

/** The file of an address; null where there is none. */
function fileAt(path: string, names: Files): string | null {
  const own = path.slice(1)
  const isApp = APP_PATHS.includes(path) || names.has(`${own}.md`)
  const name = isApp ? APP_PAGE : path === EMBED_PATH ? EMBED_PAGE : own
  const isInner = [APP_PAGE, EMBED_PAGE].includes(own) || ENCODINGS.some(({ suffix }) => own.endsWith(suffix))
  return names.has(name) && !isInner ? name : null
}

/** What a browser has to know of a file before it reads it. */
function headersOf(name: string, policies: Policies): HeaderRecord {
  const isEmbed = name === EMBED_PAGE
  const isFramed = isEmbed || /\.m?js$/.test(name)
  return {
    ...(isFramed ? FRAMED : {}),
    ...(name === WORKER ? { 'Service-Worker-Allowed': '/' } : {}),
    'Content-Security-Policy': isEmbed ? policies.embed : policies.app,
  }
}

/** For how long a file may be taken for granted. */
function cacheControlOf(name: string): string {
  // What the build names after its content never changes.
  if (name.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  // Host pages ask for these at each visit; what is put right in them reaches those within the hour.
  if (name.startsWith('embed/')) return 'public, max-age=1800, stale-while-revalidate=1800'
  // Browsers ask for a page's icon anew whenever its address changes, which a moving map does.
  if (PICTURE.test(name)) return 'public, max-age=86400, stale-while-revalidate=604800'
  return 'no-cache'
}

async function sendFile(c: ServiceContext, name: string, files: Files, own: HeaderRecord): Promise<Response> {
  const encodings = acceptedValues(c.req.header('Accept-Encoding'))
  const encoding = ENCODINGS.find((known) => encodings.includes(known.name) && files.has(name + known.suffix))
  const file = files.get(name + (encoding?.suffix ?? ''))
  if (file === undefined) throw notFound()
  const body = new Uint8Array(await readFile(file))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...SECURED,
    // A page in a sandbox has no origin: it reads its own files as a stranger.
    ...READABLE,
    ...own,
    ETag: etag,
    Vary: 'Accept-Encoding',
    'Cache-Control': cacheControlOf(name),
  }
  if (hasAlready(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const content = {
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding.name }),
    'Content-Type': TYPES[extname(name)] ?? UNKNOWN_TYPE,
    'Content-Length': String(body.length),
  }
  return new Response(body, { status: 200, headers: { ...headers, ...content } })
}

/** Where the build keeps parts of versions before, which their pages may still ask for while they are open. */
const EARLIER = '.before'
/** What the build tells itself, and nobody else. */
const OF_THE_BUILD = /(^|\/)\.(?:vite|before)\//

/** Files of an app by their paths below its directory, with `/` between their parts. */
type Files = ReadonlyMap<string, string>

function filesIn(root: string): [string, string][] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string, string] => [relative(root, file).replaceAll(sep, '/'), file])
    .filter(([name]) => !OF_THE_BUILD.test(name))
}
