import type { ReactNode } from 'react'
import { MAP_PATH } from '#contract/site-paths.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import type { Language } from '#core/i18n/language.ts'
import { CarryingLink } from '#core/ui/links/carrying-link.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { LanguageSelect } from './language-select.tsx'
import { useAppMessages } from './messages.ts'
import { shownAs } from './shown-as.ts'
import { usePage } from './use-page.ts'
import styles from './page-frame.module.css'

/** A link to a neighbour of a page. */
export interface PageLink {
  readonly href: string
  readonly name: string
  readonly isCurrent: boolean
  /** The language of what it leads to, where that is not the page's. */
  readonly language?: Language | undefined
}

interface Props {
  /** What the page is called, in the browser’s tab. */
  readonly heading: string
  /** What the links lead to, in words. */
  readonly linksLabel: string
  readonly links: readonly PageLink[]
  /** Whether they stand in a column beside the page, where the window has room for one: more of them than a bar holds. */
  readonly linksBeside?: boolean
  /** Whether the page fills the window, with what scrolls within it, and the map that one goes back to stays as it is. */
  readonly fills?: boolean
  readonly children: ReactNode
}

/** Where the links are one row that is moved across, the page that one is on is in it. */
function inSight(link: HTMLElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

/** A page beside the map: a bar with the way back to the map, links to its neighbours, and what the page is about. */
export function PageFrame({ heading, linksLabel, links, linksBeside = false, fills = false, children }: Props) {
  const names = useAppMessages().pages
  const { title } = useAppConfig()
  usePage(`${heading} – ${title}`)
  const toMap = (
    <>
      <Icon name="back" />
      {names.toMap}
    </>
  )
  const nav = <Neighbours label={linksLabel} links={links} />
  const main = <main className={fills ? styles.rest : styles.main}>{children}</main>
  return (
    <div className={fills ? styles.filled : styles.page}>
      <header className={styles.bar}>
        {fills ? (
          <CarryingLink path={MAP_PATH}>{toMap}</CarryingLink>
        ) : (
          <a href={MAP_PATH + shownAs(window.location.search)}>{toMap}</a>
        )}
        <LanguageSelect />
        {!linksBeside && nav}
      </header>
      {linksBeside ? (
        <div className={styles.beside}>
          {nav}
          {main}
        </div>
      ) : (
        main
      )}
    </div>
  )
}

function Neighbours({ label, links }: { readonly label: string; readonly links: readonly PageLink[] }) {
  return (
    <nav aria-label={label} className={styles.names}>
      {links.map(({ href, name, isCurrent, language }) => (
        <a
          key={href}
          ref={isCurrent ? inSight : undefined}
          href={href}
          hrefLang={language}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
