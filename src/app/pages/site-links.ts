import type { PageLink } from '../page-frame.tsx'
import { shownAs } from '../shown-as.ts'
import { useAppMessages } from '../messages.ts'

/** The pages beside the map and the guides, by their addresses. */
export const SITE_PAGES = ['desk', 'data', 'licences', 'guides'] as const
export type SitePage = (typeof SITE_PAGES)[number]

/** Links to the pages beside the map, with what decides how pages are shown. */
export function useSiteLinks(current: SitePage): readonly PageLink[] {
  const names = useAppMessages().pages
  const search = shownAs(window.location.search)
  return SITE_PAGES.map((page) => ({ href: `/${page}${search}`, name: names[page], isCurrent: page === current }))
}
