/** Whether nothing that can be seen has the focus. */
export function isFocusLost(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.closest('[inert]') !== null
}
