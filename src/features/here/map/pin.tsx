/** A pin whose tip is in the middle of its lower edge. */
export function Pin() {
  return (
    <svg width="30" height="40" viewBox="0 0 30 40" aria-hidden="true" focusable="false">
      <path
        d="M15 38.500C11 30 2.500 24 2.500 14.500a12.500 12.500 0 0 1 25 0C27.500 24 19 30 15 38.500z"
        fill="var(--text)"
        stroke="var(--panel)"
        strokeWidth="2"
      />
      <circle cx="15" cy="14.500" r="4.500" fill="var(--panel)" />
    </svg>
  )
}
