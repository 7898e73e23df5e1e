import { GUIDES, guidePath, type GuideName } from '#contract/site-paths.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { PageFrame } from '../page-frame.tsx'
import { shownAs } from '../shown-as.ts'
import { Guide } from './guide.tsx'
import { guideAt } from './names.ts'
import { useAppMessages } from '../messages.ts'
import { useGuideMessages } from './messages.ts'
import styles from './guides.module.css'

/** The pages that explain the site: one for each guide, and one that names them all. */
export function Guides() {
  const guides = useGuideMessages()
  const { guides: title } = useAppMessages().pages
  const shown = guideAt(window.location.pathname)
  const links = GUIDES.map((name) => ({ ...linkTo(name), name: guides.names[name], isCurrent: name === shown }))
  return (
    <PageFrame heading={shown === null ? title : guides.names[shown]} linksLabel={title} links={links}>
      {shown === null ? <Index /> : <Guide name={shown} />}
    </PageFrame>
  )
}

function linkTo(name: GuideName): { readonly href: string } {
  return { href: guidePath(name) + shownAs(window.location.search) }
}

function Index() {
  const guides = useGuideMessages()
  const { guides: title } = useAppMessages().pages
  const language = useLanguage()
  return (
    <div className={styles.index}>
      <h1>{title}</h1>
      {language !== 'en' && <p>{guides.inEnglish}</p>}
      <ul>
        {GUIDES.map((name) => (
          <li key={name}>
            <a {...linkTo(name)}>{guides.names[name]}</a>
            <p>{guides.about[name]}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
