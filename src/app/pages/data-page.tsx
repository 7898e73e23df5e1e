import { guidePath, pagePath } from '#contract/site-paths.ts'
import type { RootDocument } from '#contract/root.ts'
import { useApi } from '#core/api/api-context.ts'
import { closuresAddress, resourceAddress } from '#core/api/operations/addresses.ts'
import { formatDay, formatTime } from '#contract/messages/formats.ts'
import { formatNumber } from '#contract/messages/numbers.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { FailureBanner } from '#core/failures/failure-banner.tsx'
import { PageFrame } from '../page-frame.tsx'
import { shownAs } from '../shown-as.ts'
import { useListCount, useRoot } from './holdings.ts'
import { useAppMessages } from '../messages.ts'
import { useSiteLinks } from './site-links.ts'
import { usePageMessages } from './messages.ts'
import styles from './pages.module.css'

/** The interface for people: what the service holds, and how to get it. */
export function DataPage() {
  const names = useAppMessages().pages
  const { data: words } = usePageMessages()
  const { data: root, error, dataUpdatedAt, refetch } = useRoot()
  return (
    <PageFrame heading={names.data} linksLabel={names.label} links={useSiteLinks('data')}>
      <article className={styles.text}>
        <h1>{names.data}</h1>
        <p className={styles.intro}>{words.intro}</p>
        {error !== null && <FailureBanner error={error} loadedAt={dataUpdatedAt} onRetry={() => void refetch()} />}
        <h2>{words.holds}</h2>
        <Holdings root={root ?? null} />
        <h2>{words.get}</h2>
        <Address />
        {root === null && <p>{words.bare}</p>}
        {root !== undefined && <Resources root={root} />}
        {root != null && <Formats root={root} />}
        <h2>{words.fair}</h2>
        <ul className={styles.rules}>
          {words.fairRules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <ul className={styles.inline}>
          <li>
            <a href={guidePath('api') + shownAs(window.location.search)}>{words.guide}</a>
          </li>
          <li>
            <a href={pagePath('licences') + shownAs(window.location.search)}>{words.licences}</a>
          </li>
        </ul>
      </article>
    </PageFrame>
  )
}

function Holdings({ root }: { readonly root: RootDocument | null }) {
  const { data: words } = usePageMessages()
  const { standing: general } = useMessages()
  const language = useLanguage()
  const instant = (text: string) => {
    const [at, zone] = [Date.parse(text), deviceTimeZone()]
    return general.dayAndTime(formatDay(language, at, zone), formatTime(language, at, zone))
  }
  const { updated_at: updatedAt = null, mirror = null, demo = false } = root ?? {}
  return (
    <>
      <ul className={styles.counts}>
        <Count list="areas" words={words.resources.areas} />
        <Count list="closures" words={words.closures} />
      </ul>
      {demo && <p>{words.demo}</p>}
      {updatedAt !== null && <p>{words.changed(instant(updatedAt))}</p>}
      {mirror !== null && <p>{words.mirrored(new URL(mirror.address).host, instant(mirror.updated_at))}</p>}
    </>
  )
}

function Count({ list, words: of }: { readonly list: 'areas' | 'closures'; readonly words: string }) {
  const { data: words } = usePageMessages()
  const language = useLanguage()
  const { data, error } = useListCount(list)
  if (error !== null && data === undefined) return <li>{words.count('?', of)}</li>
  return (
    <li>
      <b>{data == null ? '…' : formatNumber(language, data)}</b> {of}
    </li>
  )
}

function Address() {
  const { data: words } = usePageMessages()
  const api = useApi()
  return (
    <p>
      {words.address} <code>{api.base}</code>. {words.browse}
    </p>
  )
}

type ResourceName = keyof ReturnType<typeof usePageMessages>['data']['resources']

/** What every service of the specification has. */
const COMMON: readonly ResourceName[] = ['areas', 'closures', 'categories', 'countries', 'licences']

/** The resources that the service names, in its order; of one that names none those that it has to have. */
function Resources({ root }: { readonly root: RootDocument | null }) {
  const { data: words } = usePageMessages()
  const api = useApi()
  const isKnown = (name: string): name is ResourceName => Object.hasOwn(words.resources, name)
  const named = root === null ? COMMON : ['root', ...Object.keys(root.resources)].filter(isKnown)
  return (
    <ul className={styles.entries}>
      {named.map((name) => {
        const address = resourceAddress(api, name, null)
        return (
          <li key={name}>
            <p>
              <a href={root === null ? address : resourceAddress(api, name, 'api')}>
                <code>{new URL(address).pathname}</code>
              </a>{' '}
              {root !== null && (
                <a className={styles.json} href={resourceAddress(api, name, 'json')}>
                  {words.asJson}
                </a>
              )}
            </p>
            <p className={styles.quiet}>{words.resources[name]}</p>
          </li>
        )
      })}
    </ul>
  )
}

const FORMATS = ['geojson', 'csv', 'ics', 'rss'] as const

function Formats({ root }: { readonly root: RootDocument }) {
  const { data: words } = usePageMessages()
  const language = useLanguage()
  const api = useApi()
  const hasFormats = root.extensions.includes('closures_formats')
  if (!hasFormats && root.area_tiles === null) return null
  return (
    <>
      <h2>{words.formats}</h2>
      {hasFormats && <p>{words.formatsNote}</p>}
      <ul className={styles.rules}>
        {hasFormats &&
          FORMATS.map((format) => (
            <li key={format}>
              <a href={closuresAddress(api, {}, format, language)}>{words.formatNames[format]}</a>
            </li>
          ))}
        {root.area_tiles !== null && (
          <li>
            <a href={root.area_tiles}>{words.tiles}</a>
          </li>
        )}
      </ul>
    </>
  )
}
