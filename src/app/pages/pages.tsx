import { useFilterMessages } from '#core/filters/messages.ts'
import { type ComponentType } from 'react'
import type { SitePage } from '#contract/site-paths.ts'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { useDeskMessages } from '#features/desk/messages.ts'
import { useStatementMessages } from '../accessibility/messages.ts'
import { useGuideMessages } from '../guides/messages.ts'
import { usePageMessages } from './messages.ts'

/** Each comes when it is opened. */
const pages: Readonly<Record<SitePage, ComponentType>> = {
  desk: lazyComponent(() => import('./desk-page.tsx'), 'DeskPage', { messages: [useDeskMessages, useFilterMessages] }),
  data: lazyComponent(() => import('./data-page.tsx'), 'DataPage', { messages: [usePageMessages] }),
  licences: lazyComponent(() => import('./licences-page.tsx'), 'LicencesPage', { messages: [usePageMessages] }),
  guides: lazyComponent(() => import('../guides/guides.tsx'), 'Guides', { messages: [useGuideMessages] }),
  accessibility: lazyComponent(() => import('../accessibility/statement-page.tsx'), 'StatementPage', {
    messages: [useStatementMessages],
  }),
}

/** A page beside the map. */
export function Pages({ page }: { readonly page: SitePage }) {
  const Page = pages[page]
  return <Page />
}
