/** Angle brackets, as HTML is written with; like the other icons, which come with the start. */
export function EmbedIcon() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m7 5.5-4.5 4.5 4.5 4.5M13 5.5l4.5 4.5-4.5 4.5"
      />
    </svg>
  )
}
