import FlatQueue from 'flatqueue'
import type { BBox } from '#contract/geometry.ts'
import type { PlacedTable } from '../../sql/reads/listing.ts'
import { bytesOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { keptWhileUnwritten } from '../database/kept.ts'
import { Cells } from './tree-cells.ts'

/**
 * What meets a box, read from the nodes that SQLite keeps an R*Tree in: a branch that lies in the box is counted as a
 * whole, without a look at what is in it.
 */
export interface InTree {
  /** Branches that lie in the box. */
  readonly branches: readonly Branch[]
  /** The ids of the other records whose bounds lie in it. */
  readonly within: readonly number[]
  /** The ids of the records whose bounds meet it and lie not in it. */
  readonly cut: readonly number[]
}

/** A node with all that is below it: how many records, and the least of their ids. */
interface Branch {
  readonly node: Node
  readonly count: number
  readonly least: number
  /** The ids of its records, in their order; of a node whose cells are nodes there are none. */
  readonly ids: Ids | null
}

type Ids = Uint32Array

interface Node {
  readonly number: number
  /** 0 for one whose cells are records. */
  readonly height: number
}

const ROOT = 1
const MOST_BRANCHES = 50_000

/** The smallest box around all bounds; null where there are none. */
export function boundsOfTree(sql: Connection, table: PlacedTable): BBox | null {
  return cellsOf(sql, table, ROOT).bounds
}

/** What of a table meets a box, which does not cross the antimeridian. For use within a snapshot. */
export function inTree(sql: Connection, table: PlacedTable, box: BBox): InTree {
  const found = { branches: [] as Branch[], within: [] as number[], cut: [] as number[] }
  const visit = ({ number, height }: Node) => {
    const cells = cellsOf(sql, table, number)
    for (let cell = 0; cell < cells.count; cell += 1) {
      const place = cells.placeOf(cell, box)
      if (place === 'outside') continue
      const id = cells.idOf(cell)
      if (height === 0) found[place].push(id)
      else if (place === 'cut') visit({ number: id, height: height - 1 })
      else found.branches.push(branchAt(sql, table, { number: id, height: height - 1 }))
    }
  }
  visit({ number: ROOT, height: cellsOf(sql, table, ROOT).height })
  return found
}

/** Ids in their order, of which those before a place were taken. */
interface Taken {
  readonly ids: Ids
  readonly at: number
}

/**
 * The first ids behind one of some records and branches, in their order, so many at most. The least id that is left is
 * taken each time, and a branch is looked into when its turn comes.
 */
export function firstIds(
  sql: Connection,
  table: PlacedTable,
  records: readonly number[],
  branches: readonly Branch[],
  { after, limit }: { readonly after: number; readonly limit: number },
): readonly number[] {
  const first: number[] = []
  const queue = new FlatQueue<Branch | Taken>()
  const add = (ids: Ids, at: number) => {
    if (at < ids.length) queue.push({ ids, at }, ids[at] ?? 0)
  }
  for (const branch of branches) queue.push(branch, branch.least)
  add(Uint32Array.from(records).sort(), 0)
  while (first.length < limit) {
    const next = queue.pop()
    if (next === undefined) break
    if ('at' in next) {
      const id = next.ids[next.at] ?? 0
      if (id > after) first.push(id)
      add(next.ids, next.at + 1)
    } else if (next.ids !== null) add(next.ids, 0)
    else for (const child of childrenOf(sql, table, next.node)) queue.push(child, child.least)
  }
  return first
}

/** The ids of all records of some branches. */
export function idsOf(sql: Connection, table: PlacedTable, branches: readonly Branch[]): readonly number[] {
  return branches.flatMap(({ node, ids }) =>
    ids === null ? idsOf(sql, table, childrenOf(sql, table, node)) : [...ids],
  )
}

const kept = { area: keptWhileUnwritten<Branch>(MOST_BRANCHES), closure: keptWhileUnwritten<Branch>(MOST_BRANCHES) }

function branchAt(sql: Connection, table: PlacedTable, node: Node): Branch {
  return kept[table](sql, node.number, () => {
    if (node.height === 0) return leafOf(node, new Cells(nodeOf(sql, table, node.number)).ids)
    const children = childrenOf(sql, table, node)
    return {
      node,
      count: children.reduce((sum, { count }) => sum + count, 0),
      least: Math.min(...children.map(({ least }) => least)),
      ids: null,
    }
  })
}

function leafOf(node: Node, unordered: readonly number[]): Branch {
  const ids = Uint32Array.from(unordered).sort()
  return { node, count: ids.length, least: ids[0] ?? Infinity, ids }
}

function childrenOf(sql: Connection, table: PlacedTable, { number, height }: Node): readonly Branch[] {
  return cellsOf(sql, table, number).ids.map((child) => branchAt(sql, table, { number: child, height: height - 1 }))
}

function cellsOf(sql: Connection, table: PlacedTable, node: number): Cells {
  return new Cells(sql.bytes(nodeStatement(table), node))
}

/** Read for once: most nodes are needed for no more than their branch. */
function nodeOf(sql: Connection, table: PlacedTable, node: number): Uint8Array {
  return bytesOf(sql.row(nodeStatement(table), [node])?.[0])
}

function nodeStatement(table: PlacedTable): string {
  return `SELECT data FROM ${table}_box_node WHERE nodeno = ?`
}
