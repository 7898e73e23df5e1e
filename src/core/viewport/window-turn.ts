let settled = window.innerWidth

// The page is laid out anew within the task of the event.
window.addEventListener('resize', () => setTimeout(() => (settled = window.innerWidth)))

/** Whether the window has just become wider or narrower, as a phone's does that is turned, so that panels change places. */
export function isWindowTurning(): boolean {
  return settled !== window.innerWidth
}
