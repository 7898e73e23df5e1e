import { useCapabilities } from '#core/api/capabilities.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment } from '#core/clock/moment.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import { formatPlannedDay } from '#core/i18n/calendar-formats.ts'
import { formatDay, formatTime, zoneName } from '#contract/messages/formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import { QrCode } from '../qr/qr-code.tsx'
import { qrOf } from '../qr/qr.ts'
import { useShareMessages } from '../messages.ts'
import { useIsMissing } from './print-gaps.tsx'
import styles from './print-sheet.module.css'

interface Props {
  readonly link: string
  /** It is about all in view, not one record. */
  readonly isOfView: boolean
  /** When that was, in epoch ms; null: now. */
  readonly asOf: number | null
}

/** Whose page it is, as of when, for when, and the way to how things stand by then. */
export function PrintHead({ link, isOfView, asOf }: Props) {
  const { print: words } = useShareMessages()
  const demo = useCapabilities()?.demo ?? false
  const validAsOf = useValidAsOf(isOfView, asOf)
  const shownFor = useShownFor()
  const code = qrOf(link)
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.title}>{useAppConfig().title}</h1>
        {validAsOf !== null && <p className={styles.valid}>{words.validAsOf(validAsOf)}</p>}
        {shownFor !== null && <p>{words.shownFor(shownFor)}</p>}
        {demo && <p className={styles.demo}>{words.demo}</p>}
        <p className={styles.signs}>{words.signs}</p>
      </div>
      {code !== null && (
        <figure className={styles.code}>
          <QrCode code={code} address={link} />
          <figcaption>{words.live}</figcaption>
        </figure>
      )}
    </header>
  )
}

/** The zone that all closures in view share, else the operator’s, else the device’s. */
function useZone(): string {
  const { timeZone } = useAppConfig()
  const zones = new Set(useClosuresInView().data?.matching.map(({ zone }) => zone))
  const [only] = zones
  return (zones.size === 1 ? only : null) ?? timeZone ?? deviceTimeZone()
}

/** When what the page says was last known to hold; null where nothing was read. */
export function useValidAsOf(isOfView: boolean, asOf: number | null): string | null {
  const { print: words } = useShareMessages()
  const { standing: common } = useMessages()
  const language = useLanguage()
  const { now } = useMoment()
  const { error, loadedAt } = useClosuresInView()
  const isMissing = useIsMissing()
  const zone = useZone()
  const at = error === null ? (asOf ?? now) : loadedAt
  if (at === 0 || (isOfView && isMissing)) return null
  const when = common.dayAndTime(formatDay(language, at, zone), formatTime(language, at, zone))
  return words.atZone(when, zoneName(language, at, zone))
}

/** The moment that is shown, where that is not the present. */
function useShownFor(): string | null {
  const { standing } = useMessages()
  const language = useLanguage()
  const moment = useMoment()
  const zone = useZone()
  if (moment.when === 'now') return null
  const { date, time } = wallTimeAt(moment, zone)
  return standing.dayAndTime(formatPlannedDay(language, date, 'any'), time)
}
