import { GUIDES, guidePath, pagePath, type GuideName } from '#contract/site-paths.ts'

/** The guide that an address asks for; null for the page that names them all. */
export function guideAt(pathname: string): GuideName | null {
  const name = pathname.slice(pagePath('guides').length).replaceAll('/', '')
  return GUIDES.find((known) => known === name) ?? null
}

/** Where a guide's text is. */
export function guideFile(name: GuideName): string {
  return `${guidePath(name)}.md`
}
