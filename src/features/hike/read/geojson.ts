import { ReadProblem } from './read-problem.ts'
import { RouteBuilder } from './route.ts'

/** The lines of a GeoJSON file, wherever in it they are. Throws {@link ReadProblem}. */
export function readGeoJson(text: string): RouteBuilder {
  let root: unknown
  try {
    root = JSON.parse(text)
  } catch {
    throw new ReadProblem('damaged')
  }
  const route = new RouteBuilder()
  const open: unknown[] = [root]
  let known = false
  for (let node = open.pop(); open.length > 0 || node !== undefined; node = open.pop()) {
    if (!isObject(node) || typeof node['type'] !== 'string') continue
    const { type, features, geometries, geometry, coordinates } = node
    known ||= TYPES.has(type)
    if (type === 'FeatureCollection') putOnTop(open, listOf(features))
    else if (type === 'GeometryCollection') putOnTop(open, listOf(geometries))
    else if (type === 'Feature') open.push(geometry)
    else if (type === 'LineString') addLine(route, coordinates)
    else if (type === 'MultiLineString') for (const line of listOf(coordinates)) addLine(route, line)
  }
  if (!known) throw new ReadProblem('other')
  return route
}

/** Puts nodes on a stack, the first of them on top. One by one: there may be more than a function takes arguments. */
function putOnTop(open: unknown[], nodes: readonly unknown[]): void {
  for (const node of nodes.toReversed()) open.push(node)
}

const TYPES = new Set(
  ['FeatureCollection', 'Feature', 'GeometryCollection', 'LineString', 'MultiLineString'].concat(
    'Point',
    'MultiPoint',
    'Polygon',
    'MultiPolygon',
  ),
)

function addLine(route: RouteBuilder, coordinates: unknown): void {
  route.startPiece()
  for (const position of listOf(coordinates)) {
    const [lng, lat, ele] = listOf(position)
    route.add(numeric(lng), numeric(lat), numeric(ele))
  }
}

function numeric(value: unknown): number {
  return typeof value === 'number' ? value : NaN
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
