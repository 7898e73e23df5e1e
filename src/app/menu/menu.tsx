import { useMessages } from '#core/i18n/messages.tsx'
import { lazyComponent } from '#core/ui/lazy-component.tsx'
import { PopoverButton, PopoverPending } from '../filter-panel/popover-button.tsx'
import styles from './menu.module.css'

/** Not needed for the first row of the list. */
const MenuContent = lazyComponent(() => import('./menu-content.tsx'), 'MenuContent', { pending: <PopoverPending /> })

/** Opens what is there beside the map: language, theme, links. */
export function Menu() {
  const { app } = useMessages()
  return (
    <PopoverButton icon="menu" label={app.menu} title={app.menu} className={styles.menu}>
      {(id) => <MenuContent popover={id} />}
    </PopoverButton>
  )
}
