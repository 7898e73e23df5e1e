import { GUIDES, guidePath, pagePath } from '#contract/site-paths.ts'
import { guideFile } from './names.ts'

/** Where a link of a guide leads: to a page of this site, or away from it. */
export interface Target {
  readonly href: string
  readonly isOutside: boolean
}

/**
 * Reads the address of a link or an image in a guide. Null for one that leads nowhere on the web, such as `javascript:`.
 * @param href as the guide has it: relative to the guides' files
 * @param origin of this site
 * @param search what the addresses of the app's own pages carry along
 */
export function targetOf(href: string, origin: string, search: string): Target | null {
  if (href.startsWith('#')) return { href, isOutside: false }
  if (!URL.canParse(href, `${origin}${pagePath('guides')}/`)) return null
  const url = new URL(href, `${origin}${pagePath('guides')}/`)
  if (!/^https?:$/.test(url.protocol)) return null
  if (url.origin !== origin) return { href: url.href, isOutside: true }
  const guide = GUIDES.find((name) => url.pathname === guideFile(name))
  const page = guide === undefined ? url.pathname + url.search : guidePath(guide) + search
  return { href: page + url.hash, isOutside: false }
}
