import { formatList } from '#core/i18n/list-format.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { guidePath } from '#contract/site-paths.ts'
import { useApi } from '#core/api/api-context.ts'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import type { ChoiceProps } from './choices.ts'
import { Tick } from './field.tsx'
import { useEmbeddingMessages } from './messages.ts'
import parts from '../part.module.css'
import styles from './embed.module.css'

/** What the page has to allow so that the map is shown, and what its readers are told. */
export function HostNotes({ choices: { form, badge, takesStyles }, change }: ChoiceProps) {
  const { host: words } = useEmbeddingMessages()
  const { origin } = window.location
  const isImage = form === 'badge' && badge === 'image'
  const directives = isImage ? ['img-src'] : form === 'element' ? ['frame-src', 'script-src'] : ['frame-src']
  return (
    <>
      <dl className={styles.facts}>
        {form === 'oembed' && (
          <>
            <dt>{words.endpoint}</dt>
            <dd>
              <code>{`${origin}/oembed`}</code>
            </dd>
          </>
        )}
        <dt>{words.csp}</dt>
        <dd>
          <code>{directives.map((name) => `${name} ${origin}`).join('; ')}</code>
        </dd>
        {!isImage && (
          <>
            <dt>{words.sandbox}</dt>
            <dd>
              <code>allow-scripts</code> {words.links} <code>allow-popups allow-popups-to-escape-sandbox</code>
            </dd>
          </>
        )}
      </dl>
      {form === 'frame' && (
        <Tick label={words.takesStyles} isOn={!takesStyles} onChange={(isOn) => change({ takesStyles: !isOn })} />
      )}
      <p className={parts.note}>{words.privacy(useHosts())}</p>
      <ul className={styles.links}>
        <li>
          <ExternalLink href={origin + guidePath('webmasters')}>{words.guide}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={origin + guidePath('embed-messages')}>{words.messages}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={`${origin}/embed/1/demo.html`}>{words.demo}</ExternalLink>
        </li>
      </ul>
    </>
  )
}

/** Whom a reader's browser asks. */
function useHosts(): string {
  const language = useLanguage()
  const hosts = new Set([window.location.host, new URL(useApi().base).host])
  return formatList(language, hosts)
}
