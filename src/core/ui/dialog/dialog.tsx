import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useMessages } from '#core/i18n/messages.tsx'
import { isFocusLost } from '../focus.ts'
import { IconButton } from '../icons/icon-button.tsx'
import styles from './dialog.module.css'

interface Props {
  readonly title: string
  readonly isWide?: boolean
  /** The way to what was there before; null where nothing was. */
  readonly back?: { readonly label: string; readonly onAct: () => void } | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog above the page, with its title at its head. */
export function Dialog({ title, isWide = false, back = null, onClose, children }: Props) {
  const { app } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(function showAboveAll() {
    dialog.current?.showModal()
  }, [])
  useFocusKept(dialog)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, and a press beside it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      aria-label={title}
      onClose={onClose}
      // What lies behind would hear of an Escape that is meant for the dialog.
      onKeyDown={(event) => event.stopPropagation()}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head} data-back={back !== null}>
          {back !== null && <IconButton icon="back" label={back.label} onClick={back.onAct} />}
          <h2 key={title} ref={focusIfLost} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={app.close} onClick={() => dialog.current?.close()} />
        </header>
        <div key={title} className={styles.body}>
          {children}
        </div>
      </div>
    </dialog>
  )
}

/** The focus was on something that is there no longer. */
function focusIfLost(heading: HTMLElement | null): void {
  if (isFocusLost()) heading?.focus()
}

/** What had the focus may be removed, as with a row that is deleted: the title has it then, unless something else takes it. */
function useFocusKept(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(
    function watchRemovals() {
      const around = dialog.current
      if (around === null) return
      let focused: Element | null = null
      const remember = () => (focused = document.activeElement)
      const removals = new MutationObserver(() => {
        if (focused?.isConnected === false) focusIfLost(around.querySelector('h2'))
      })
      around.addEventListener('focusin', remember)
      removals.observe(around, { childList: true, subtree: true })
      return () => {
        around.removeEventListener('focusin', remember)
        removals.disconnect()
      }
    },
    [dialog],
  )
}
