import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { OfflineConfig } from '#contract/config/app-config-offline.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useNow } from '#core/clock/clock.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { formatStoredAt } from '#core/offline/age-words.ts'
import type { FromDevice } from '#core/offline/from-device.ts'
import { lacksOf, oldestOf } from '#core/offline/record-answer.ts'
import { changesSince } from '#records/closures/changes-since.ts'
import { shownRecords } from '#records/closures/shown-records.ts'
import { TopBar } from '../notices/top-bar.tsx'
import { useLookForNetwork } from './look-for-network.ts'
import { useOfflineMessages } from './messages.ts'
import styles from './offline-bar.module.css'

const HOUR = 3_600_000

/** Why there is no network, of when the data is that is shown, what has changed since by schedule, and what is missing. */
export function OfflineBar({ fromDevice }: { readonly fromDevice: FromDevice }) {
  const { line, age } = useOfflineMessages()
  const look = useLookForNetwork()
  const language = useLanguage()
  const now = useNow()
  const config = useAppConfig()
  const { staleAfterHours } = OfflineConfig.parse(config)
  const oldest = oldestOf(fromDevice)
  const isStale = oldest !== null && now - oldest > staleAfterHours * HOUR
  const when = oldest === null ? null : formatStoredAt(language, oldest, now, deviceTimeZone())
  return (
    <TopBar
      tone={isStale ? 'emergency' : 'warning'}
      role="status"
      end={
        <button type="button" onClick={look}>
          {line.retry}
        </button>
      }
    >
      <span className={styles.parts}>
        <span>{line.troubles[fromDevice.trouble]}</span>
        {when !== null && (
          <span>
            {isStale ? age.old(when) : age.dataOf(when)}
            <Since since={oldest ?? now} now={now} fallbackZone={config.timeZone} />
          </span>
        )}
        {lacksOf(fromDevice, 'part') && <span>{line.partly}</span>}
        {lacksOf(fromDevice, 'all') && <span>{line.lacking}</span>}
      </span>
    </TopBar>
  )
}

interface SinceProps {
  readonly since: number
  readonly now: number
  readonly fallbackZone: string | null
}

/** What of the closures that are shown has begun and ended by schedule. */
function Since({ since, now, fallbackZone }: SinceProps) {
  const { age } = useOfflineMessages()
  const client = useQueryClient()
  const { begun, ended } = useMemo(
    () => changesSince(shownRecords(client), since, now, fallbackZone),
    [client, since, now, fallbackZone],
  )
  if (begun + ended === 0) return null
  const parts = [begun > 0 ? age.begun(begun) : null, ended > 0 ? age.ended(ended) : null]
  return `; ${age.since(parts.filter((part) => part !== null).join(', '))}`
}
