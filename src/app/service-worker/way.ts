import { API_PREFIX, paths } from '#contract/paths.ts'
import { CONFIG_PATH, MAP_PATH, pageAt } from '#contract/site-paths.ts'

/** What the worker has to do with a request. */
export type Way =
  /** A page of the app is opened. */
  | 'page'
  /** A file whose address changes with its content. */
  | 'asset'
  /** Something that the service says, by data that changes. */
  | 'answer'
  /** Nothing: the browser asks as if there were no worker. */
  | 'pass'

/** What is to be known of a request. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
  /** Whether a part of a file is asked for. */
  readonly isRange: boolean
  /** How it is to be cached: `no-store` asks the service itself, and nothing of the answer is to be kept. */
  readonly cache: string
}

/** What the service tells developers, and what others read: never the worker's. */
const DENIED = [paths.openapi, paths.changelog].map((path) => API_PREFIX + path)
/** Tiles of the operator's own maps. */
const GROUND_TILE = /^\/maps\/[^/]+\/[^/]+\/\d+\/\d+\/\d+(?:\.\w+)?$/
const GUIDE = /^\/guides\/[\w/-]+\.md$/

/** Whether a file of a web server is at an address, and no data. */
export function isFileAt(url: string): boolean {
  const { pathname } = new URL(url)
  return GROUND_TILE.test(pathname) || GUIDE.test(pathname)
}

/** What a request of a site at an origin is to the worker. */
export function wayOf({ url, method, mode, isRange, cache }: Asked, origin: string): Way {
  const { origin: own, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || own !== origin || isRange || cache === 'no-store') return 'pass'
  if (mode === 'navigate')
    return pathname === MAP_PATH || (pageAt(pathname) !== null && !/\.\w+$/.test(pathname)) ? 'page' : 'pass'
  if (pathname.startsWith('/assets/') || pathname === '/icon.svg') return 'asset'
  if (pathname === CONFIG_PATH || isFileAt(url)) return 'answer'
  if (!pathname.startsWith(`${API_PREFIX}/`) || DENIED.includes(pathname)) return 'pass'
  const format = searchParams.get('format') ?? 'json'
  return format === 'json' ? 'answer' : 'pass'
}
