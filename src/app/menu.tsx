import { lazy, Suspense, useId, useState } from 'react'
import { useMessages } from '#i18n/messages.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './menu.module.css'

/** Not needed for the first row of the list. */
const MenuContent = lazy(async () => ({ default: (await import('./menu-content.tsx')).MenuContent }))

/** Opens what is there beside the map: the check of a hike, language, theme, links. */
export function Menu({ onCheckHike }: { readonly onCheckHike: () => void }) {
  const { app } = useMessages()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <IconButton icon="menu" label={app.menu} popoverTarget={id} />
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        aria-label={app.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={app.loading}>
            <MenuContent popover={id} onCheckHike={onCheckHike} />
          </Suspense>
        )}
      </div>
    </>
  )
}
