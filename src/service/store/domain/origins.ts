/** The kinds of records whose sources are kept. */
export type Imported = 'area' | 'closure'

/** What brought a record: its source, by key, and the file, by the key of its name. */
export interface Origin {
  readonly source: string
  readonly file: string
}

/** A record that came from a source before, and the key of the file that brought it last; null where that is not known. */
export interface Gone {
  readonly uuid: string
  readonly file: string | null
}

/** Whose a record is. */
export interface Belonging {
  /** The key of its source. */
  readonly source: string
  /** What the record is called. */
  readonly name: string
}

/** Records that are handed over from one source to another: all of a key, or the closures that name a source. */
export interface HandingOver {
  readonly from: string
  readonly to: string
  /** The name of a source of closures. */
  readonly naming?: string
}

/** Which source each record belongs to, for as long as it is stored. */
export interface Origins {
  /** Null for a record that is not stored, or whose source is not known. */
  find(kind: Imported, uuid: string): Promise<Belonging | null>
  /** How many records a source has. */
  count(kind: Imported, key: string): Promise<number>
  /** The keys of all sources that have records. */
  keys(kind: Imported): Promise<readonly string[]>
  /** The keys of the sources whose records a file brought last. */
  keysInFile(kind: Imported, file: string): Promise<readonly string[]>
  /** The sources that the closures of a key name. */
  namesOf(key: string): Promise<readonly string[]>
  /** Hands records over, which keep their uuids. Returns how many there were. */
  handOver(kind: Imported, handing: HandingOver): Promise<number>
  /** The keys that records of a source had when their uuids were made. */
  formerKeys(kind: Imported, key: string): Promise<readonly string[]>
  /** The keys of the sources that have got records from that one. */
  heirs(kind: Imported, key: string): Promise<readonly string[]>
  /** The first of some uuids under which a source has a record; null where it has none. */
  firstOf(kind: Imported, key: string, uuids: readonly string[]): Promise<string | null>
  /** The first of some uuids under which a record was deleted; null where none was. */
  firstDeleted(kind: Imported, uuids: readonly string[]): Promise<string | null>
}
