import { lazy, type ComponentType } from 'react'
import type { SitePage } from './site-links.ts'

/** Each comes when it is opened. */
const pages: Readonly<Record<SitePage, ComponentType>> = {
  desk: lazy(async () => ({ default: (await import('./desk-page.tsx')).DeskPage })),
  data: lazy(async () => ({ default: (await import('./data-page.tsx')).DataPage })),
  licences: lazy(async () => ({ default: (await import('./licences-page.tsx')).LicencesPage })),
  guides: lazy(async () => ({ default: (await import('../guides/guides.tsx')).Guides })),
}

/** The page beside the map that the address asks for. */
export function Pages() {
  const [, first = ''] = window.location.pathname.split('/')
  const Page = isPage(first) ? pages[first] : pages.guides
  return <Page />
}

function isPage(name: string): name is SitePage {
  return Object.hasOwn(pages, name)
}
