interface Props {
  readonly path: string
  /** The width and height of the square that the path is drawn on. */
  readonly grid: number
  readonly size?: number
}

/** A picture of one colour for what its word says, beside or above that. */
export function Pictogram({ path, grid, size = 22 }: Props) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${grid} ${grid}`} fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={path} />
    </svg>
  )
}
