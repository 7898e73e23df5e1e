import * as z from 'zod/mini'
import { useAppConfig } from '#core/api/app-config.ts'
import { useLicences } from '#core/licences/licences.ts'
import { useSourceName, useSources } from '#core/api/lookups.ts'
import type { Credited } from '#core/api/operations/credits.ts'
import type { PagedQuery } from '#core/api/paged-query.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { basemapAttribution } from '#map/basemap/attribution.ts'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { LicenceLink } from '#core/licences/licence-link.tsx'
import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { PageFrame } from '../page-frame.tsx'
import { basemapCreditsOf, creditsOf, useAreaCredits, useClosureCredits, type Credit } from './credited.ts'
import { useAppMessages } from '../messages.ts'
import { PackageList } from './package-list.tsx'
import { useSiteLinks } from './site-links.ts'
import { usePageMessages } from './messages.ts'
import styles from './pages.module.css'

/** Whom data, map and software are owed to, and under which licences. */
export function LicencesPage() {
  const names = useAppMessages().pages
  const { licences: words } = usePageMessages()
  const { areas, closures } = useMessages()
  const { title } = useAppConfig()
  return (
    <PageFrame heading={names.licences} linksLabel={names.label} links={useSiteLinks('licences')}>
      <article className={styles.text}>
        <h1>{names.licences}</h1>
        <p className={styles.intro}>{words.intro}</p>
        <h2>{closures.title}</h2>
        <Credits credits={useClosureCredits()} hasSources />
        <h2>{areas.title}</h2>
        <Credits credits={useAreaCredits()} hasSources={false} />
        <Basemap />
        <Offered />
        <h2>{words.software}</h2>
        <p>{words.mit(title)}</p>
        <PackageList />
      </article>
    </PageFrame>
  )
}

interface CreditsProps {
  readonly credits: PagedQuery<Credited>
  /** Whether these records name whose word they are. */
  readonly hasSources: boolean
}

function Credits({ credits: { read, isReading, error, loadedAt, retry }, hasSources }: CreditsProps) {
  const { licences: words } = usePageMessages()
  const { app, list } = useMessages()
  return (
    <>
      {error !== null && <FailureBanner error={error} loadedAt={loadedAt} onRetry={retry} />}
      {read === undefined && isReading && <p role="status">{app.loading}</p>}
      {read !== undefined && (
        <ul className={styles.entries}>
          {creditsOf(read.records).map((credit) => (
            <CreditEntry key={JSON.stringify(credit)} credit={credit} hasSources={hasSources} />
          ))}
        </ul>
      )}
      {read?.records.length === 0 && !isReading && <p>{words.nothing}</p>}
      {read?.more === true && (
        <p role="status" className={styles.quiet}>
          {(isReading ? list.reading : words.partly)(read.records.length, read.count)}
        </p>
      )}
    </>
  )
}

function CreditEntry({ credit, hasSources }: { readonly credit: Credit; readonly hasSources: boolean }) {
  const { licences: words } = usePageMessages()
  const sources = useSources()
  const nameOf = useSourceName()
  const { source: id, licence, attribution, count } = credit
  const source = id === null ? undefined : sources.get(id)
  const name = id === null ? words.noSource : (nameOf(id) ?? '…')
  return (
    <li>
      {hasSources && (
        <p>
          <b>{source?.url == null ? name : <ExternalLink href={source.url}>{name}</ExternalLink>}</b>
        </p>
      )}
      {attribution !== null && <p>{attribution}</p>}
      <p className={styles.quiet}>
        {licence === null ? words.noLicence : <LicenceLink uri={licence} />} · {words.records(count)}
      </p>
    </li>
  )
}

const CreditedGround = z.object({ attribution: z.string() })

/** Whom the map's backgrounds are owed to: the one that comes with the app, and those that the operator offers. */
function Basemap() {
  const { licences: words } = usePageMessages()
  const { basemaps, grounds } = useAppConfig()
  const offered = basemapCreditsOf(basemaps)
  const ofGrounds = new Set(grounds.flatMap((ground) => CreditedGround.safeParse(ground).data?.attribution || []))
  return (
    <>
      <h2>{words.basemap}</h2>
      <p>{words.basemapNote}</p>
      <ul className={styles.entries}>
        {basemapAttribution.map(({ name, licence, url, licenceUrl }) => (
          <li key={name}>
            <p>
              <b>
                <ExternalLink href={url}>{name}</ExternalLink>
              </b>
            </p>
            <p className={styles.quiet}>
              <ExternalLink href={licenceUrl}>
                <span lang="en">{licence}</span>
              </ExternalLink>
            </p>
          </li>
        ))}
        {[...ofGrounds].map((credit) => (
          <li key={credit}>
            <b>{credit}</b>
          </li>
        ))}
        {offered.map(({ name, url }) => (
          <li key={`${name} ${url}`}>
            <b>{url === undefined ? name : <ExternalLink href={url}>{name}</ExternalLink>}</b>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every licence that the service has in its list, used or not. */
function Offered() {
  const { licences: words } = usePageMessages()
  const licences = [...useLicences().values()]
  if (licences.length === 0) return null
  return (
    <>
      <h2>{words.offered}</h2>
      <ul className={styles.inline}>
        {licences.map(({ uri, name }) => (
          <li key={uri}>
            <ExternalLink href={uri}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </>
  )
}
