import { pagePath, SITE_PAGES, type SitePage } from '#contract/site-paths.ts'
import type { PageLink } from '../page-frame.tsx'
import { shownAs } from '../shown-as.ts'
import { useAppMessages } from '../messages.ts'

/** Links to the pages beside the map, with what decides how pages are shown. */
export function useSiteLinks(current: SitePage): readonly PageLink[] {
  const names = useAppMessages().pages
  const search = shownAs(window.location.search)
  return SITE_PAGES.map((page) => ({ href: pagePath(page) + search, name: names[page], isCurrent: page === current }))
}
