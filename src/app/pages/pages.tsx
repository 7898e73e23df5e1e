import { type ComponentType } from 'react'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useDeskMessages } from '#features/desk/messages.ts'
import { useGuideMessages } from '../guides/messages.ts'
import { usePageMessages } from './messages.ts'
import type { SitePage } from './site-links.ts'

/** Each comes when it is opened. */
const pages: Readonly<Record<SitePage, ComponentType>> = {
  desk: lazyComponent(() => import('./desk-page.tsx'), 'DeskPage', { messages: [useDeskMessages] }),
  data: lazyComponent(() => import('./data-page.tsx'), 'DataPage', { messages: [usePageMessages] }),
  licences: lazyComponent(() => import('./licences-page.tsx'), 'LicencesPage', { messages: [usePageMessages] }),
  guides: lazyComponent(() => import('../guides/guides.tsx'), 'Guides', { messages: [useGuideMessages] }),
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
