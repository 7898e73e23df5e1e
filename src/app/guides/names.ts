/** The guides there are, in the order in which they are offered; each is a file `public/guides/<name>.md`. */
export const GUIDES = [
  'visitors',
  'rangers',
  'webmasters',
  'embed-messages',
  'operators',
  'closures',
  'scaling',
  'api',
  'conformance',
] as const
export type GuideName = (typeof GUIDES)[number]

const ROOT = '/guides'

/** The guide that an address asks for; null for the page that names them all. */
export function guideAt(pathname: string): GuideName | null {
  const name = pathname.slice(ROOT.length).replaceAll('/', '')
  return GUIDES.find((known) => known === name) ?? null
}

export function guideAddress(name: GuideName): string {
  return `${ROOT}/${name}`
}

/** Where a guide's text is. */
export function guideFile(name: GuideName): string {
  return `${ROOT}/${name}.md`
}
