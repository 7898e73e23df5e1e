import { useMemo, type ReactNode } from 'react'
import { textIn } from '#contract/config/app-config-text.ts'
import { StatementConfig } from '#contract/config/app-config-accessibility.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { guidePath } from '#contract/site-paths.ts'
import { OperatorText } from '#core/names/operator-text.tsx'
import { useAppConfig } from '#core/api/app-config.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { PageFrame } from '../page-frame.tsx'
import { useSiteLinks } from '../pages/site-links.ts'
import pages from '../pages/pages.module.css'
import { shownAs } from '../shown-as.ts'
import { useAppMessages } from '../messages.ts'
import { Feedback } from './feedback.tsx'
import { useStatementMessages } from './messages.ts'
import styles from './statement.module.css'

/** The day on which what is said here of the software was held against the software. */
const SOFTWARE_REVIEWED = '2026-11-28'
const MODEL = 'http://data.europa.eu/eli/dec_impl/2018/1523/oj'

/** How far everybody can use the site, by the model of the European Union: what the software lacks, and what the operator adds. */
export function StatementPage() {
  const words = useStatementMessages()
  const { accessibility } = useAppConfig()
  const statement = useMemo(() => StatementConfig.safeParse(accessibility).data ?? null, [accessibility])
  return (
    <PageFrame heading={words.title} linksLabel={useAppMessages().pages.label} links={useSiteLinks('accessibility')}>
      <article className={`${pages.text} ${styles.statement}`}>
        <h1>{words.title}</h1>
        <Commitment statement={statement} />
        {statement === null && <Incomplete />}
        <h2>{words.status.title}</h2>
        <p>{words.status.partial}</p>
        <NonAccessible statement={statement} />
        <Preparation statement={statement} />
        <Feedback statement={statement} />
        <Enforcement statement={statement} />
        <p className={`${pages.quiet} ${styles.model}`}>
          {words.model} <ExternalLink href={MODEL}>{words.decision}</ExternalLink>.
        </p>
      </article>
    </PageFrame>
  )
}

interface Props {
  /** What the operator adds; null where nothing is entered. */
  readonly statement: StatementConfig | null
}

function Commitment({ statement }: Props) {
  const words = useStatementMessages()
  const language = useLanguage()
  const { title } = useAppConfig()
  const name = statement === null ? words.anyOperator : textIn(statement.name, language)
  const law = statement?.law === undefined ? '' : ` (${textIn(statement.law, language)})`
  return (
    <>
      <p>{words.commitment(name, law)}</p>
      <p>{words.scope(title, window.location.host)}</p>
    </>
  )
}

/** What an operator is to do who has entered nothing. */
function Incomplete() {
  const { incomplete } = useStatementMessages()
  return (
    <aside className={styles.incomplete} aria-label={incomplete.title}>
      <p>
        <b>{incomplete.title}</b>
      </p>
      <p>{incomplete.what}</p>
      <p>
        {incomplete.how}{' '}
        <a
          href={`${guidePath('operators')}${shownAs(window.location.search)}#the-accessibility-statement`}
          hrefLang="en"
        >
          {incomplete.guide}
        </a>
      </p>
    </aside>
  )
}

function NonAccessible({ statement }: Props) {
  const { content } = useStatementMessages()
  const language = useLanguage()
  const lacking = statement?.lacking ?? []
  return (
    <>
      <h2>{content.title}</h2>
      <p>{content.intro}</p>
      <h3>{content.nonCompliance}</h3>
      <Items items={Object.values(content.barriers)} />
      <h3>{content.burden}</h3>
      <p>{content.noBurden}</p>
      <h3>{content.outOfScope}</h3>
      <Items items={Object.values(content.exempt)} />
      {lacking.length > 0 && (
        <>
          <h3>{content.own}</h3>
          <Items
            items={lacking.map((text) => (
              <OperatorText key={textIn(text, language)} text={text} />
            ))}
          />
        </>
      )}
      <p className={styles.aside}>{content.english}</p>
    </>
  )
}

function Preparation({ statement }: Props) {
  const { preparation } = useStatementMessages()
  const language = useLanguage()
  const day = (date: string) => formatLocalDate(language, date)
  const { prepared, reviewed } = statement ?? {}
  return (
    <>
      <h2>{preparation.title}</h2>
      {prepared !== undefined && <p>{preparation.prepared(day(prepared))}</p>}
      {reviewed !== undefined && <p>{preparation.reviewed(day(reviewed))}</p>}
      <p>{preparation.software(day(SOFTWARE_REVIEWED))}</p>
      <Items items={Object.values(preparation.methods)} />
      <p>{preparation.notTried}</p>
    </>
  )
}

function Enforcement({ statement }: Props) {
  const { enforcement: words } = useStatementMessages()
  const body = statement?.enforcement
  return (
    <>
      <h2>{words.title}</h2>
      {body === undefined ? (
        <p>{words.nobody}</p>
      ) : (
        <p>
          {words.turnTo}{' '}
          <ExternalLink href={body.url}>
            <OperatorText text={body.label} />
          </ExternalLink>
        </p>
      )}
    </>
  )
}

function Items({ items }: { readonly items: readonly ReactNode[] }) {
  return (
    <ul className={pages.rules}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
