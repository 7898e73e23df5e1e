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

/** A node with all that is below it: how many records, and between which their ids are. */
interface Branch {
  readonly node: Node
  readonly count: number
  readonly least: number
  readonly most: number
}

interface Node {
  readonly number: number
  /** 0 for one whose cells are records. */
  readonly height: number
}

const ROOT = 1
const MOST_BRANCHES = 50_000
/** How many ids are gathered before they are put in order. */
const AT_ONCE = 1000

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

/** The first ids behind one of some records and branches, in their order, so many at most. */
export function firstIds(
  sql: Connection,
  table: PlacedTable,
  records: readonly number[],
  branches: readonly Branch[],
  { after, limit }: { readonly after: number; readonly limit: number },
): readonly number[] {
  let first = smallest(records, after, limit)
  let gathered: number[] = []
  const bound = () => (first.length === limit ? (first.at(-1) ?? 0) : Infinity)
  const visit = (some: readonly Branch[]) => {
    for (const { least, most, node } of some.toSorted((a, b) => a.least - b.least)) {
      if (most <= after || least > bound()) continue
      if (node.height > 0) visit(childrenOf(sql, table, node))
      else gathered.push(...cellsOf(sql, table, node.number).ids)
      if (gathered.length < AT_ONCE) continue
      first = smallest([...first, ...gathered], after, limit)
      gathered = []
    }
  }
  visit(branches)
  return smallest([...first, ...gathered], after, limit)
}

/** The ids of all records of some branches. */
export function idsOf(sql: Connection, table: PlacedTable, branches: readonly Branch[]): readonly number[] {
  return branches.flatMap(({ node }) =>
    node.height === 0 ? cellsOf(sql, table, node.number).ids : idsOf(sql, table, childrenOf(sql, table, node)),
  )
}

function smallest(ids: readonly number[], after: number, limit: number): readonly number[] {
  const behind = Float64Array.from(ids.filter((id) => id > after))
  return Array.from(behind.sort().subarray(0, limit))
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
      most: Math.max(...children.map(({ most }) => most)),
    }
  })
}

function leafOf(node: Node, ids: readonly number[]): Branch {
  return { node, count: ids.length, least: Math.min(...ids), most: Math.max(...ids) }
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
