import { useMemo, useState } from 'react'
import { useAppConfig } from '#core/api/app-config.ts'
import { useNow } from '#core/clock/clock.ts'
import { BannerConfig, isBannerDue } from '#contract/config/app-config-banner.ts'
import { useMessages } from '#core/i18n/messages.tsx'
import { OperatorText } from '#core/names/operator-text.tsx'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { useAppMessages } from '../messages.ts'
import { TopBar } from './top-bar.tsx'

/** What the operator has to say to everybody, at the top of the page for as long as it is so. */
export function OperatorBanner() {
  const { banner: configured } = useAppConfig()
  const now = useNow()
  const banner = useMemo(() => BannerConfig.safeParse(configured).data, [configured])
  const [isDismissed, dismiss] = useDismissal(JSON.stringify(configured))
  if (banner === undefined || isDismissed || !isBannerDue(banner, now)) return null
  return <Shown banner={banner} onDismiss={banner.level === 'info' ? dismiss : null} />
}

interface ShownProps {
  readonly banner: BannerConfig
  readonly onDismiss: (() => void) | null
}

function Shown({ banner: { text, level, link }, onDismiss }: ShownProps) {
  const { app } = useMessages()
  const { operator } = useAppMessages()
  const live = level === 'emergency' ? { role: 'alert' } : { 'aria-label': operator.announcement }
  return (
    <TopBar
      tone={level}
      end={onDismiss !== null && <IconButton icon="close" label={app.close} onClick={onDismiss} />}
      {...live}
    >
      <OperatorText text={text} />
      {link !== undefined && (
        <>
          {' '}
          <ExternalLink href={link.url}>
            <OperatorText text={link.label} />
          </ExternalLink>
        </>
      )}
    </TopBar>
  )
}

const KEPT = 'fieldgate-banner'

/** Whether this very banner was put away, and how to, until the tab is closed. */
function useDismissal(banner: string): readonly [boolean, () => void] {
  const [dismissed, setDismissed] = useState(kept)
  return [
    dismissed === banner,
    () => {
      setDismissed(banner)
      try {
        sessionStorage.setItem(KEPT, banner)
      } catch {
        // Where nothing may be stored it is put away until the page is loaded again.
      }
    },
  ]
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT)
  } catch {
    return null
  }
}
