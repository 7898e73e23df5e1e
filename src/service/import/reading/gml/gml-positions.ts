import type { Position } from 'geojson'
import { ImportError } from '../input/import-error.ts'
import { attributeOf, type GmlNode } from './gml-node.ts'

/**
 * The positions that an element of a line, ring, segment or point names, in all the ways of GML 2 and 3: `posList`, `pos`,
 * `coordinates`, `coord`, and points in it. `dimension` is how many numbers a position has where the list itself does not say.
 */
export function positionsOf(node: GmlNode, dimension: number): Position[] {
  return node.children.flatMap((child) => positionsIn(child, dimension))
}

/** How many numbers a position has in a geometry: as its element says, or one in it, else two. */
export function dimensionOf(node: GmlNode): number | null {
  const own = Number(attributeOf(node.attributes, 'srsDimension') ?? attributeOf(node.attributes, 'dimension'))
  if (own >= 2) return own
  for (const child of node.children) {
    const found = dimensionOf(child)
    if (found !== null) return found
  }
  return null
}

function positionsIn(node: GmlNode, dimension: number): Position[] {
  switch (node.name) {
    case 'posList':
      return listed(numbersOf(node.text), dimensionOf(node) ?? dimension)
    case 'pos':
      return [numbersOf(node.text).slice(0, 3)]
    case 'coordinates':
      return written(node)
    case 'coord':
      return [node.children.map(({ text }) => Number(text))]
    case 'pointProperty':
    case 'pointRep':
    case 'Point':
      return positionsOf(node, dimension)
    default:
      return []
  }
}

function numbersOf(text: string): number[] {
  const trimmed = text.trim()
  return trimmed === '' ? [] : trimmed.split(/\s+/).map(Number)
}

function listed(numbers: readonly number[], dimension: number): Position[] {
  if (numbers.length % dimension !== 0) {
    throw new ImportError(`its list of positions has ${numbers.length} numbers, which is no multiple of ${dimension}`)
  }
  return Array.from({ length: numbers.length / dimension }, (_, index) =>
    numbers.slice(index * dimension, index * dimension + Math.min(dimension, 3)),
  )
}

/** Positions as GML 2 writes them, with signs of its choice between numbers and positions, and for the decimal point. */
function written({ text, attributes }: GmlNode): Position[] {
  const [within = ',', between = ' ', point = '.'] = ['cs', 'ts', 'decimal'].map((name) => attributes[name])
  // Some write "11, 47 12, 48".
  const tight =
    within.trim() === ''
      ? text.trim()
      : text
          .trim()
          .split(within)
          .map((part) => part.trim())
          .join(within)
  const parts = between.trim() === '' ? tight.split(/\s+/) : tight.split(between)
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const numbers = within.trim() === '' ? part.split(/\s+/) : part.split(within)
      return numbers.slice(0, 3).map((number) => Number(number.trim().replace(point, '.') || NaN))
    })
}
