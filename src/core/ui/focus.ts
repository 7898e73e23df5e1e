import { flushSync } from 'react-dom'

/** Whether nothing that can be seen has the focus. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[inert]') !== null
}

/** Does what a button is for that may go with it, and gives the focus to the first button of a place as it is then. */
export function actThenFocus(act: () => void, place: () => Element | null | undefined): void {
  flushSync(act)
  place()?.querySelector('button')?.focus()
}
