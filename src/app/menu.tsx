import { useMessages } from '#i18n/messages.tsx'
import { latePart } from '#ui/late-part.tsx'
import type { MenuActions } from './menu-content.tsx'
import { PopoverButton, PopoverPending } from './popover-button.tsx'
import styles from './menu.module.css'

/** Not needed for the first row of the list. */
const MenuContent = latePart(() => import('./menu-content.tsx'), 'MenuContent', { pending: <PopoverPending /> })

/** Opens what is there beside the map: the check of a hike, language, theme, links. */
export function Menu(actions: MenuActions) {
  const { app } = useMessages()
  return (
    <PopoverButton icon="menu" label={app.menu} title={app.menu} className={styles.menu}>
      {(id) => <MenuContent popover={id} {...actions} />}
    </PopoverButton>
  )
}
