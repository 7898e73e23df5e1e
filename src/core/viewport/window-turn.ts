let settled = window.innerWidth

// Until then the page has been laid out for the new width.
window.addEventListener('resize', () => setTimeout(() => (settled = window.innerWidth)))

/** Whether the window has just become wider or narrower, as a phone's does that is turned, so that panels change places. */
export function isWindowTurning(): boolean {
  return settled !== window.innerWidth
}
