/** One of the records that a row makes. */
export interface Part {
  /** What tells it from the others; nothing for the one that goes by the name of the row itself. */
  readonly key: string
  /** The keys of records that the row does not make, but may have made before. */
  readonly others: readonly string[]
  /** The properties of the whole row, by which it is known. */
  readonly row: Readonly<Record<string, unknown>>
}

/** A feature of a file, its parts still unchecked. */
export interface SourceFeature {
  /** Its number in the file, from 1. */
  readonly number: number
  /** Where it stands, as its format names places: `line 12`, `parks, record 3`. */
  readonly place: string
  /** What its format itself calls it. */
  readonly id: string | null
  readonly properties: Readonly<Record<string, unknown>>
  /** As in GeoJSON, in longitude and latitude; undefined where its file says nothing of places. */
  readonly geometry: unknown
  /** Whether its file names no coordinate system, so that its positions are longitude and latitude unless a mapping says more. */
  readonly isUnplaced?: boolean | undefined
  /** What its file, or the layer or sheet that it stands in, calls itself; nothing where that says nothing. */
  readonly title?: string | undefined
  /** Which record of its row it is, where a mapping makes several of one. */
  readonly part?: Part
  /** Of a further period of its row: by each property of the first period the one whose value stands in its place. */
  readonly renamed?: Readonly<Record<string, string>>
  /** That of several periods of a text in which it closes, where a mapping makes a record for each. */
  readonly period?: string
  /** What was done to it in reading, for the report. */
  readonly remarks?: readonly string[]
  /** Why it cannot be taken in, where the features behind it still can. */
  readonly problem?: string
}
