let settled = shape()

// The page is laid out anew within the task of the event.
window.addEventListener('resize', () => setTimeout(() => (settled = shape())))

/** Whether the window has just become another size, as a phone's does that is turned, and the page follows it. */
export function isWindowTurning(): boolean {
  return settled !== shape()
}

function shape(): string {
  return `${window.innerWidth} ${window.innerHeight}`
}
