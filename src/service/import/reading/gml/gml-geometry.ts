import type { Geometry, Position } from 'geojson'
import { circleThrough, lineOfArcs } from '../formats/arcs.ts'
import { ImportError } from '../input/import-error.ts'
import { attributeOf, type GmlNode } from './gml-node.ts'
import { dimensionOf, positionsOf } from './gml-positions.ts'

const POINTS = ['Point']
const LINES = ['LineString', 'LinearRing', 'Curve', 'CompositeCurve', 'OrientableCurve', 'Ring']
const POLYGONS = ['Polygon', 'PolygonPatch', 'Rectangle', 'Triangle']
const SURFACES = ['Surface', 'CompositeSurface', 'OrientableSurface', 'PolyhedralSurface', 'TriangulatedSurface', 'Tin']
const COLLECTIONS = ['MultiPoint', 'MultiLineString', 'MultiCurve', 'MultiPolygon', 'MultiSurface', 'MultiGeometry']

const GEOMETRIES = new Set([...POINTS, ...LINES, ...POLYGONS, ...SURFACES, ...COLLECTIONS])

/** Whether an element is a geometry by its name. */
export function isGeometryName(name: string): boolean {
  return GEOMETRIES.has(name)
}

/**
 * The geometry of an element of GML 2 or 3, in its own coordinates and their order; arcs are drawn with lines. Throws an
 * ImportError for one that is not whole, or of a kind that is not read.
 * @param dimension how many numbers a position has where the element does not say so
 */
export function geometryOfGml(node: GmlNode, dimension: number): Geometry {
  return geometryOf(node, dimensionOf(node) ?? dimension)
}

function geometryOf(node: GmlNode, dimension: number): Geometry {
  const { name } = node
  if (POINTS.includes(name)) return { type: 'Point', coordinates: positionsOf(node, dimension)[0] ?? [] }
  if (LINES.includes(name)) return { type: 'LineString', coordinates: lineOf(node, dimension) }
  if (POLYGONS.includes(name)) return { type: 'Polygon', coordinates: ringsOf(node, dimension) }
  if (SURFACES.includes(name)) return surfaceOf(node, dimension)
  if (!COLLECTIONS.includes(name)) throw notRead(name)
  return { type: 'GeometryCollection', geometries: membersOf(node).map((member) => geometryOf(member, dimension)) }
}

function surfaceOf(node: GmlNode, dimension: number): Geometry {
  const polygons = patchesOf(node).map((patch) => ringsOf(patch, dimension))
  const [first] = polygons
  return polygons.length === 1 && first !== undefined
    ? { type: 'Polygon', coordinates: first }
    : { type: 'MultiPolygon', coordinates: polygons }
}

function patchesOf(node: GmlNode): GmlNode[] {
  if (POLYGONS.includes(node.name)) return [node]
  if (!SURFACES.includes(node.name)) throw notRead(node.name)
  return membersOf(node).flatMap(patchesOf)
}

function ringsOf(polygon: GmlNode, dimension: number): Position[][] {
  const ringsIn = (...names: readonly string[]) =>
    polygon.children.filter(({ name }) => names.includes(name)).flatMap(membersIn)
  return [...ringsIn('exterior', 'outerBoundaryIs'), ...ringsIn('interior', 'innerBoundaryIs')].map((ring) =>
    lineOf(ring, dimension),
  )
}

function lineOf(node: GmlNode, dimension: number): Position[] {
  switch (node.name) {
    case 'LineString':
    case 'LinearRing':
    case 'LineStringSegment':
    case 'GeodesicString':
    case 'Geodesic':
      return positionsOf(node, dimension)
    case 'Arc':
    case 'ArcString':
      return lineOfArcs(positionsOf(node, dimension))
    case 'Circle':
      return circleThrough(positionsOf(node, dimension))
    case 'Curve':
    case 'CompositeCurve':
    case 'Ring':
      return joined(membersOf(node).map((part) => lineOf(part, dimension)))
    case 'OrientableCurve': {
      const line = joined(membersOf(node).map((part) => lineOf(part, dimension)))
      return node.attributes['orientation'] === '-' ? line.toReversed() : line
    }
    default:
      throw notRead(node.name)
  }
}

/** Lines as one, each of which begins where the one before ends. */
function joined(lines: readonly Position[][]): Position[] {
  return lines.flatMap((line, index) => {
    const last = lines[index - 1]?.at(-1)
    return last !== undefined && last.every((number, axis) => number === line[0]?.[axis]) ? line.slice(1) : line
  })
}

const HOLDS_PARTS = /(?:members?|patches|segments|^base(?:Curve|Surface))$/i

/** The geometries and segments that an element holds: in its properties (`surfaceMember`, `patches`, `segments`, …). */
function membersOf(node: GmlNode): GmlNode[] {
  return node.children.filter(({ name }) => HOLDS_PARTS.test(name)).flatMap(membersIn)
}

function membersIn(property: GmlNode): readonly GmlNode[] {
  if (property.children.length === 0 && attributeOf(property.attributes, 'href') !== undefined) {
    throw new ImportError(`a part of its geometry stands elsewhere (${property.name} with an xlink:href)`)
  }
  return property.children
}

function notRead(name: string): ImportError {
  return new ImportError(`its geometry has a ${name}, which is not read`)
}
