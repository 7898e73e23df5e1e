/** The pages of the site beside its map, each at the path of its name. Links are kept for years: no path ever changes. */
export const SITE_PAGES = ['desk', 'data', 'licences', 'guides', 'accessibility'] as const
export type SitePage = (typeof SITE_PAGES)[number]

export const MAP_PATH = '/'
export const EMBED_PATH = '/embed'
/** The pages without script, which the service makes: a list, and with a record in the address the page of that. */
export const TEXT_PATH = '/list'
/** The script by which a page of another site shows the map as an element. */
export const EMBED_SCRIPT = '/embed/1/embed.js'

/** The script of the service worker, which keeps the app on visitors' devices. */
export const WORKER_SCRIPT = '/service-worker.js'

/** What the page is told by its own site, beside the API: an `AppConfig`. */
export const CONFIG_PATH = '/config.json'

/** The guides there are, in the order in which they are offered; each is a file `public/guides/<name>.md`, some also `<language>/<name>.md`. */
export const GUIDES = [
  'visitors',
  'rangers',
  'webmasters',
  'embed-messages',
  'operators',
  'region',
  'ground-tiles',
  'closures',
  'scaling',
  'api',
  'conformance',
] as const
export type GuideName = (typeof GUIDES)[number]

export function pagePath(page: SitePage): string {
  return `/${page}`
}

export function guidePath(name: GuideName): string {
  return `${pagePath('guides')}/${name}`
}

/** The page that a path of the site leads to, `guides` for each of the guides too; null for the map. */
export function pageAt(path: string): SitePage | null {
  return SITE_PAGES.find((page) => path === pagePath(page) || path.startsWith(`${pagePath(page)}/`)) ?? null
}
