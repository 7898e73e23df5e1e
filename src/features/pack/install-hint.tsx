import { deviceSwitch } from '#core/device/device-switch.ts'
import { useInstall } from '#core/device/install.ts'
import { usePackMessages } from './messages.ts'
import buttons from '#core/ui/buttons.module.css'
import styles from './pack.module.css'

/** Whether the hint is given; who puts it away does not see it again on this device. */
const hint = deviceSwitch('install-hint', true)

/** Why and how the site is installed, for who keeps regions of it; nothing where it is installed or cannot be. */
export function InstallHint() {
  const { install } = usePackMessages()
  const ask = useInstall()
  const isGiven = hint.useIsOn()
  if (!isGiven || (ask === null && !isInstalledByHand())) return null
  return (
    <section className={styles.part}>
      <p className={styles.note}>
        {install.why} {ask === null && install.byHand}
      </p>
      <div className={buttons.buttons}>
        {ask !== null && (
          <button type="button" className={buttons.button} onClick={ask}>
            {install.act}
          </button>
        )}
        <button type="button" className={buttons.button} onClick={() => hint.turn(false)}>
          {install.putAway}
        </button>
      </div>
    </section>
  )
}

/** Browsers of iPhones and iPads offer nothing to a page, and say whether it was opened from the home screen. */
function isInstalledByHand(): boolean {
  return navigator.maxTouchPoints > 0 && Reflect.get(navigator, 'standalone') === false
}
