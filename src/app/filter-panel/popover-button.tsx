import { useId, useState, type ReactNode } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { IconButton } from '#core/ui/icons/icon-button.tsx'
import { Icon, type IconName } from '#core/ui/icons/icon.tsx'
import { Tile } from '#core/ui/tile.tsx'
import styles from './popover-button.module.css'

interface Props {
  readonly icon: IconName
  readonly label: string
  /** What stands below the icon; without it the icon stands alone. */
  readonly word?: string
  /** A number on the button; 0: none. */
  readonly badge?: number
  /** What the popover is called. */
  readonly title: string
  readonly className: string | undefined
  /** What is in it while it is open, given its id. */
  readonly children: (id: string) => ReactNode
}

/** A button and what it opens, which may load only then. */
export function PopoverButton({ icon, label, word, badge = 0, title, className, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <span className={styles.place}>
        {word === undefined ? (
          <IconButton icon={icon} label={label} popoverTarget={id} />
        ) : (
          <Tile picture={<Icon name={icon} size={22} />} aria-label={label} popoverTarget={id}>
            {word}
          </Tile>
        )}
        {badge > 0 && (
          <b className={styles.badge} aria-hidden="true">
            {badge}
          </b>
        )}
      </span>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={title}
        className={className}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && children(id)}
      </div>
    </>
  )
}

/** Stands in a popover while what belongs in it loads. */
export function PopoverPending() {
  const { app } = useMessages()
  return <p className={styles.loading}>{app.loading}</p>
}
