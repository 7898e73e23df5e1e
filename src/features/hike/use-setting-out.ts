import { useAppConfig } from '#core/api/app-config.ts'
import { useWhen } from '#core/clock/moment.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'

/** Has the page show how things stand when one would set out; a moment that is chosen already stays. */
export function useSettingOut(): () => Promise<void> {
  const [when, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  return async () => {
    if (when !== 'now') return
    const { usualStart } = await import('./time/usual-start.ts')
    setWhen(usualStart(Date.now(), timeZone ?? deviceTimeZone()))
  }
}
