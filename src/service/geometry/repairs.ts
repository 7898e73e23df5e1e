/** What was put right in a geometry; the words are those of the report. */
export type Repair =
  | 'altitudes left out'
  | 'rings closed'
  | 'repeated positions left out'
  | 'rings without area left out'
  | 'rings turned around'
  | 'crossing outlines dissolved'
  | 'shapes cut at the antimeridian'
  | 'lines and points beside a shape left out'
  | 'lines taken as the place of their middle'
  | 'longitudes beyond 180° counted from the other side'

/** How large a shape was by its outlines as they were given, and how large it is; in km². */
export interface AreaChange {
  readonly before: number
  readonly after: number
}

/** What was put right in a geometry, how often, and what that did to its size. */
export class Repairs {
  readonly #counts = new Map<Repair, number>()
  #change: AreaChange | null = null

  add(repair: Repair, times = 1): void {
    if (times > 0) this.#counts.set(repair, this.get(repair) + times)
  }

  get(repair: Repair): number {
    return this.#counts.get(repair) ?? 0
  }

  /** In the order of their first occurrence. */
  entries(): readonly (readonly [repair: Repair, times: number])[] {
    return [...this.#counts]
  }

  /** Null where no repair can have changed it. */
  get areaChange(): AreaChange | null {
    return this.#change
  }

  addAreaChange({ before, after }: AreaChange): void {
    const known = this.#change ?? { before: 0, after: 0 }
    this.#change = { before: known.before + before, after: known.after + after }
  }
}
