import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'
import { usualStart } from './time/usual-start.ts'

/** Has the page show how things stand when one would set out; a moment that is chosen already stays. */
export function useSettingOut(): () => void {
  const { when, now } = useMoment()
  const [, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  return () => {
    if (when === 'now') setWhen(usualStart(now, timeZone ?? deviceTimeZone()))
  }
}
