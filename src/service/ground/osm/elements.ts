/** What is said of an element; without a prototype, so that any key may be asked for. */
export type Tags = Readonly<Record<string, string>>

export const MEMBER_WAY = 1
export const MEMBER_RELATION = 2

export interface Member {
  /** `MEMBER_WAY` or `MEMBER_RELATION`; 0 for a node. */
  readonly type: number
  readonly id: number
  readonly role: string
}

/** Takes the elements of a file one by one; kinds without a method are skipped. */
export interface ElementVisitor {
  /** @param tags null for the many nodes that have none */
  node?(id: number, lng: number, lat: number, tags: Tags | null): void
  /** @param nodes ids in their order; valid during the call alone */
  way?(id: number, nodes: readonly number[], tags: Tags): void
  relation?(id: number, members: readonly Member[], tags: Tags): void
}

/** The kinds of elements, as bits. */
export const NODES = 1
export const WAYS = 2
export const RELATIONS = 4
