import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aDirectory } from '../../store/testing/store.ts'
import { corner, corners, rectangle, wayMembers } from './drawn.ts'
import { osmFile, type MadeBlock } from './write-osm.ts'

/** A wood with a path through it, in two blocks: that of the nodes comes first. */
export const woodAndPath: readonly MadeBlock[] = [
  corners(),
  {
    ways: [
      { id: 1, nodes: rectangle(0, 0, 4, 4) },
      { id: 2, nodes: [corner(0, 0), corner(5, 5)], tags: { highway: 'path', name: 'Camí' } },
    ],
    relations: [{ id: 3, members: wayMembers({ 1: 'outer' }), tags: { type: 'multipolygon', natural: 'wood' } }],
  },
]

/** The path of an extract that goes with the test. */
export function aRegion(name: string, blocks = woodAndPath): string {
  const path = join(aDirectory(), name)
  writeFileSync(path, osmFile(blocks, [0, 0, 0.1, 0.1]))
  return path
}
