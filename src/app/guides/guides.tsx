import { useEffect } from 'react'
import { useAppConfig } from '#api/app-config.ts'
import { useLanguage } from '#i18n/messages.tsx'
import { Icon } from '#ui/icon.tsx'
import { useRootTheme } from '#ui/theme/theme-state.ts'
import { shownAs } from '../shown-as.ts'
import { Guide } from './guide.tsx'
import { guideAddress, guideAt, GUIDES, type GuideName } from './names.ts'
import { useGuideWords } from './words/words.ts'
import styles from './guides.module.css'

/** The pages that explain the site: one for each guide, and one that names them all. */
export function Guides() {
  const guides = useGuideWords()
  const { title } = useAppConfig()
  useRootTheme()
  const shown = guideAt(window.location.pathname)
  const heading = shown === null ? guides.title : guides.names[shown]
  useEffect(
    function nameThePage() {
      document.title = `${heading} · ${title}`
    },
    [heading, title],
  )
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a href={`/${shownAs(window.location.search)}`}>
          <Icon name="back" />
          {guides.toMap}
        </a>
        <nav aria-label={guides.title} className={styles.names}>
          {GUIDES.map((name) => (
            <GuideLink key={name} name={name} isCurrent={name === shown} />
          ))}
        </nav>
      </header>
      <main className={styles.main}>{shown === null ? <Index /> : <Guide name={shown} />}</main>
    </div>
  )
}

function GuideLink({ name, isCurrent }: { readonly name: GuideName; readonly isCurrent: boolean }) {
  const guides = useGuideWords()
  return (
    <a href={guideAddress(name) + shownAs(window.location.search)} aria-current={isCurrent ? 'page' : undefined}>
      {guides.names[name]}
    </a>
  )
}

function Index() {
  const guides = useGuideWords()
  const language = useLanguage()
  return (
    <div className={styles.index}>
      <h1>{guides.title}</h1>
      {language !== 'en' && <p>{guides.inEnglish}</p>}
      <ul>
        {GUIDES.map((name) => (
          <li key={name}>
            <GuideLink name={name} isCurrent={false} />
            <p>{guides.about[name]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
