import { useMessages } from '#core/i18n/messages.tsx'
import { Icon } from '#core/ui/icons/icon.tsx'
import { useOpenHere, useOpenHike } from '../panels/open.ts'
import styles from './questions.module.css'

/** What one comes to ask, by its name: what applies where one is, and on the way that one plans. */
export function Questions() {
  const { titles } = useMessages()
  const openHere = useOpenHere()
  const openHike = useOpenHike()
  return (
    <div className={styles.questions}>
      <button type="button" onClick={() => openHere('position')}>
        <Icon name="locate" size={18} />
        {titles.here}
      </button>
      <button type="button" onClick={openHike}>
        <Icon name="route" size={18} />
        {titles.hike}
      </button>
    </div>
  )
}
