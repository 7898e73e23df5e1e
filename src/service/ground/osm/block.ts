import { NODES, RELATIONS, WAYS, type ElementVisitor, type Member, type Tags } from './elements.ts'
import { DamageError, readMessage } from './message.ts'

const NANO = 1e-9

/** More texts or groups no block has, whose elements are some ten thousand: each takes far more memory than bytes. */
const MOST_PARTS = 2 ** 20

/** Reads a block of elements for a visitor; returns which kinds are in it. Throws a DamageError. */
export function readBlock(bytes: Uint8Array, visitor: ElementVisitor): number {
  const block = new Block()
  const groups: Uint8Array[] = []
  readMessage(bytes, (field, message) => {
    if (field === 1) block.strings = stringsOf(message.readBytes())
    else if (field === 2) addPart(groups, message.readBytes(), 'groups')
    else if (field === 17) block.granularity = message.readVarint(true)
    else if (field === 19) block.latOffset = message.readVarint(true)
    else if (field === 20) block.lngOffset = message.readVarint(true)
  })
  let kinds = 0
  for (const group of groups) {
    readMessage(group, (field, message) => {
      if (field === 1 || field === 2) kinds |= NODES
      else if (field === 3) kinds |= WAYS
      else if (field === 4) kinds |= RELATIONS
      if (field === 1 && visitor.node !== undefined) block.readNode(message.readBytes(), visitor)
      else if (field === 2 && visitor.node !== undefined) block.readDense(message.readBytes(), visitor)
      else if (field === 3 && visitor.way !== undefined) block.readWay(message.readBytes(), visitor)
      else if (field === 4 && visitor.relation !== undefined) block.readRelation(message.readBytes(), visitor)
    })
  }
  return kinds
}

function stringsOf(bytes: Uint8Array): Strings {
  const parts: Uint8Array[] = []
  readMessage(bytes, (field, message) => {
    if (field === 1) addPart(parts, message.readBytes(), 'texts')
  })
  return new Strings(parts)
}

function addPart(parts: Uint8Array[], part: Uint8Array, what: string): void {
  if (parts.push(part) > MOST_PARTS) throw new DamageError(`a block has more than ${MOST_PARTS} ${what}`)
}

/** The texts of a block, made when they are asked for: most of them are names of mappers. */
class Strings {
  readonly #parts: readonly Uint8Array[]
  readonly #made: string[] = []

  constructor(parts: readonly Uint8Array[]) {
    this.#parts = parts
  }

  at(index: number): string {
    const made = this.#made[index]
    if (made !== undefined) return made
    const part = this.#parts[index]
    if (part === undefined) throw new DamageError(`there is no text ${index} among ${this.#parts.length}`)
    return (this.#made[index] = Buffer.from(part).toString('utf8'))
  }
}

class Block {
  strings = new Strings([])
  /** In nanodegrees, as the offsets. */
  granularity = 100
  latOffset = 0
  lngOffset = 0

  readNode(bytes: Uint8Array, visitor: ElementVisitor): void {
    let [id, lat, lng] = [0, 0, 0]
    const keys: number[] = []
    const values: number[] = []
    readMessage(bytes, (field, message) => {
      if (field === 1) id = message.readSVarint()
      else if (field === 2) message.readPackedVarint(keys)
      else if (field === 3) message.readPackedVarint(values)
      else if (field === 8) lat = message.readSVarint()
      else if (field === 9) lng = message.readSVarint()
    })
    this.#tell(visitor, id, lng, lat, keys.length === 0 ? null : this.#tags(keys, values))
  }

  readDense(bytes: Uint8Array, visitor: ElementVisitor): void {
    const [ids, lats, lngs, keysValues]: [number[], number[], number[], number[]] = [[], [], [], []]
    readMessage(bytes, (field, message) => {
      if (field === 1) message.readPackedSVarint(ids)
      else if (field === 8) message.readPackedSVarint(lats)
      else if (field === 9) message.readPackedSVarint(lngs)
      else if (field === 10) message.readPackedVarint(keysValues)
    })
    if (lats.length !== ids.length || lngs.length !== ids.length) {
      throw new DamageError(`${ids.length} nodes have ${lats.length} latitudes and ${lngs.length} longitudes`)
    }
    let [id, lat, lng, at] = [0, 0, 0, 0]
    for (let index = 0; index < ids.length; index++) {
      id += ids[index] ?? 0
      lat += lats[index] ?? 0
      lng += lngs[index] ?? 0
      const from = at
      while ((keysValues[at] ?? 0) !== 0) at += 2
      this.#tell(visitor, id, lng, lat, at === from ? null : this.#pairs(keysValues, from, at))
      at++
    }
  }

  readWay(bytes: Uint8Array, visitor: ElementVisitor): void {
    let id = 0
    const [keys, values, nodes]: [number[], number[], number[]] = [[], [], []]
    readMessage(bytes, (field, message) => {
      if (field === 1) id = message.readVarint(true)
      else if (field === 2) message.readPackedVarint(keys)
      else if (field === 3) message.readPackedVarint(values)
      else if (field === 8) message.readPackedSVarint(nodes)
    })
    visitor.way?.(known(id, 'way'), summed(nodes), this.#tags(keys, values))
  }

  readRelation(bytes: Uint8Array, visitor: ElementVisitor): void {
    let id = 0
    const [keys, values, roles, ids, types]: number[][] = [[], [], [], [], []]
    readMessage(bytes, (field, message) => {
      if (field === 1) id = message.readVarint(true)
      else if (field === 2) message.readPackedVarint(keys)
      else if (field === 3) message.readPackedVarint(values)
      else if (field === 8) message.readPackedVarint(roles)
      else if (field === 9) message.readPackedSVarint(ids)
      else if (field === 10) message.readPackedVarint(types)
    })
    const members = this.#members(summed(ids ?? []), types ?? [], roles ?? [])
    visitor.relation?.(known(id, 'relation'), members, this.#tags(keys ?? [], values ?? []))
  }

  #members(ids: readonly number[], types: readonly number[], roles: readonly number[]): Member[] {
    if (types.length !== ids.length || roles.length !== ids.length) {
      throw new DamageError(`${ids.length} members have ${types.length} types and ${roles.length} roles`)
    }
    return ids.map((id, index) => ({ id, type: types[index] ?? 0, role: this.strings.at(roles[index] ?? 0) }))
  }

  #tell(visitor: ElementVisitor, id: number, lng: number, lat: number, tags: Tags | null): void {
    const [x, y] = [(this.lngOffset + this.granularity * lng) * NANO, (this.latOffset + this.granularity * lat) * NANO]
    if (!(Math.abs(x) <= 180 && Math.abs(y) <= 90)) throw new DamageError(`node ${id} lies at ${y}, ${x}`)
    visitor.node?.(known(id, 'node'), x, y, tags)
  }

  #tags(keys: readonly number[], values: readonly number[]): Tags {
    if (keys.length !== values.length) throw new DamageError(`${keys.length} keys have ${values.length} values`)
    const tags = noTags()
    for (const [index, key] of keys.entries()) tags[this.strings.at(key)] = this.strings.at(values[index] ?? 0)
    return tags
  }

  /** Tags whose keys and values stand by turns. */
  #pairs(keysValues: readonly number[], from: number, end: number): Tags {
    const tags = noTags()
    for (let at = from; at < end; at += 2) {
      tags[this.strings.at(keysValues[at] ?? 0)] = this.strings.at(keysValues[at + 1] ?? 0)
    }
    return tags
  }
}

function noTags(): Record<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Object.create` makes has no type of its own
  return Object.create(null) as Record<string, string>
}

/** Numbers from their differences, in place. */
function summed(differences: number[]): number[] {
  for (let at = 1; at < differences.length; at++) differences[at] = (differences[at - 1] ?? 0) + (differences[at] ?? 0)
  return differences
}

function known(id: number, kind: string): number {
  if (Number.isSafeInteger(id) && id > 0) return id
  throw new DamageError(`a ${kind} has the id ${id}`)
}
