import { useAppConfig } from '#core/api/app-config.ts'
import { useMoment, useWhen } from '#core/clock/moment.ts'
import { deviceTimeZone } from '#core/i18n/formats.ts'

/** Has the page show how things stand when one would set out; a moment that is chosen already stays. */
export function useSettingOut(): () => Promise<void> {
  const { when, now } = useMoment()
  const [, setWhen] = useWhen()
  const { timeZone } = useAppConfig()
  return async () => {
    if (when !== 'now') return
    const { usualStart } = await import('./time/usual-start.ts')
    setWhen(usualStart(now, timeZone ?? deviceTimeZone()))
  }
}
