import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMessages } from '#core/i18n/messages.tsx'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { usePageMessages } from './messages.ts'
import styles from './pages.module.css'

const PACKAGES = 'packages'

const packagesQuery = queryOptions({
  queryKey: [PACKAGES],
  queryFn: async () => (await import('virtual:packages')).default,
  staleTime: Infinity,
})

/** The packages that the app and its service are built on, with their licences. */
export function PackageList() {
  const { app } = useMessages()
  const { licences: words } = usePageMessages()
  const { data, error } = useQuery(packagesQuery)
  if (error !== null) return <p role="alert">{words.packagesNotLoaded}</p>
  if (data === undefined) return <p role="status">{app.loading}</p>
  return (
    <>
      <p>{words.packages}</p>
      <ul className={styles.packages}>
        {data.packages.map(({ name, version, licence, url, text }) => (
          <li key={`${name} ${version}`}>
            {url === null ? name : <ExternalLink href={url}>{name}</ExternalLink>} {version} · {licence}
            {text !== null && (
              <details>
                <summary>{words.licenceText}</summary>
                <pre lang="en">{data.texts[text]}</pre>
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
