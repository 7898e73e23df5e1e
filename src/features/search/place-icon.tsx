/** A pin, in the hand of the other icons. */
export function PlaceIcon() {
  return (
    <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
      <path
        d="M10 17.500c-3.500-4-5.500-6.800-5.500-9.500a5.500 5.500 0 0 1 11 0c0 2.700-2 5.500-5.500 9.500z"
        strokeLinejoin="round"
      />
      <circle cx="10" cy="8" r="2" />
    </svg>
  )
}
