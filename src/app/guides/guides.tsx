import { GUIDES, guidePath, pagePath, type GuideName } from '#contract/site-paths.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { PageFrame } from '../page-frame.tsx'
import { shownAs } from '../shown-as.ts'
import { Guide } from './guide.tsx'
import { guideAt, languageOfGuide } from './names.ts'
import { useAppMessages } from '../messages.ts'
import { useGuideMessages } from './messages.ts'
import styles from './guides.module.css'

/** The pages that explain the site: one for each guide, and one that names them all. */
export function Guides() {
  const guides = useGuideMessages()
  const { guides: title } = useAppMessages().pages
  const own = useLanguage()
  const shown = guideAt(window.location.pathname)
  const links = GUIDES.map((name) => ({
    href: pathTo(guidePath(name)),
    name: guides.names[name],
    isCurrent: name === shown,
    language: languageIfOther(name, own),
  }))
  return (
    <PageFrame heading={shown === null ? title : guides.names[shown]} linksLabel={title} links={links} linksBeside>
      {shown === null ? <Index /> : <Guide name={shown} />}
    </PageFrame>
  )
}

function pathTo(path: string): string {
  return path + shownAs(window.location.search)
}

/** That of a guide which is not in the reader's own. */
function languageIfOther(name: GuideName, own: Language): Language | undefined {
  const language = languageOfGuide(name, own)
  return language === own ? undefined : language
}

function Index() {
  const guides = useGuideMessages()
  const { guides: title, accessibility } = useAppMessages().pages
  const own = useLanguage()
  return (
    <div className={styles.index}>
      <h1>{title}</h1>
      <ul>
        {GUIDES.map((name) => {
          const language = languageIfOther(name, own)
          return (
            <li key={name}>
              <a href={pathTo(guidePath(name))} hrefLang={language}>
                {guides.names[name]}
              </a>
              {language !== undefined && <small> {guides.inEnglish}</small>}
              <p>{guides.about[name]}</p>
            </li>
          )
        })}
        <li>
          <a href={pathTo(pagePath('accessibility'))}>{accessibility}</a>
          <p>{guides.aboutAccessibility}</p>
        </li>
      </ul>
    </div>
  )
}
