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

/** A node with all that is below it. */
interface Branch {
  /** How many records. */
  readonly count: number
  /** The ids of its records, in their order; of a node whose cells are nodes the least in each of these, in their order. */
  readonly ids: Ids
  /** These nodes; null where its cells are records. */
  readonly children: readonly Node[] | null
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

/** A branch whose ids before a place were taken. */
interface Taken {
  readonly branch: Branch
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
  const queue = new FlatQueue<Taken>()
  const add = (branch: Branch, at: number) => {
    const id = branch.ids[at]
    if (id !== undefined) queue.push({ branch, at }, id)
  }
  const begin = (branch: Branch) => add(branch, branch.children === null ? placeBehind(branch.ids, after) : 0)
  for (const branch of [leafOf(records), ...branches]) begin(branch)
  while (first.length < limit) {
    const next = queue.pop()
    if (next === undefined) break
    const { branch, at } = next
    add(branch, at + 1)
    const child = branch.children?.[at]
    if (child === undefined) first.push(branch.ids[at] ?? 0)
    else begin(branchAt(sql, table, child))
  }
  return first
}

/** Where the ids behind one begin. */
function placeBehind(ids: Ids, after: number): number {
  const at = ids.findIndex((id) => id > after)
  return at === -1 ? ids.length : at
}

/** The ids of all records of some branches. */
export function idsOf(sql: Connection, table: PlacedTable, branches: readonly Branch[]): readonly number[] {
  return branches.flatMap(({ ids, children }) => {
    return children === null
      ? [...ids]
      : idsOf(
          sql,
          table,
          children.map((child) => branchAt(sql, table, child)),
        )
  })
}

const kept = { area: keptWhileUnwritten<Branch>(MOST_BRANCHES), closure: keptWhileUnwritten<Branch>(MOST_BRANCHES) }

function branchAt(sql: Connection, table: PlacedTable, node: Node): Branch {
  return kept[table](sql, node.number, () => {
    const cells = new Cells(nodeOf(sql, table, node.number)).ids
    if (node.height === 0) return leafOf(cells)
    const children = cells.map((number) => {
      const child = { number, height: node.height - 1 }
      return { child, branch: branchAt(sql, table, child) }
    })
    children.sort((a, b) => leastOf(a.branch) - leastOf(b.branch))
    return {
      count: children.reduce((sum, { branch }) => sum + branch.count, 0),
      ids: Uint32Array.from(children, ({ branch }) => leastOf(branch)),
      children: children.map(({ child }) => child),
    }
  })
}

function leafOf(unordered: readonly number[]): Branch {
  const ids = Uint32Array.from(unordered).sort()
  return { count: ids.length, ids, children: null }
}

function leastOf({ ids: [least = 0] }: Branch): number {
  return least
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
