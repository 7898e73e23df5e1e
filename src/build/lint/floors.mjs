// The rule `house/floors`: folders are floors, and imports go down only. oxlint loads it (`jsPlugins`, ESLint's interface).
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SRC = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The floors of the browser's house and of the service's, from the ground up, as folders under `src`. A file imports from
 * its own folder and from the floors below. `x/*`: the folders in `x` share a floor and do not know each other.
 */
const HOUSES = {
  browser: ['contract', 'core', 'map', 'records/*', 'features/*', 'app'],
  service: ['contract', 'service'],
}

/**
 * The floors inside the service and inside some of its rooms, from the ground up. Folders of one floor do not know each
 * other. Tests are exempt: they may reach what they test from above, as by a request.
 */
const SERVICE_FLOORS = [
  [
    ['service/fetching'],
    ['service/config', 'service/geometry', 'service/archive', 'service/conformance'],
    ['service/tiles'],
    ['service/store'],
    ['service/intake', 'service/answer'],
    ['service/output', 'service/maps'],
    ['service/paths'],
    ['service/import', 'service/mirror', 'service/export', 'service/ground', 'service/http'],
    ['service/commands', 'service/bench'],
  ],
  [
    ['service/store/domain'],
    ['service/store/sql'],
    ['service/store/sqlite', 'service/store/postgis'],
    ['service/store'],
  ],
  [
    ['service/store/sqlite/database', 'service/store/postgis/database'],
    ['service/store/sqlite/reads', 'service/store/postgis/reads'],
    ['service/store/sqlite/writes', 'service/store/postgis/writes'],
    ['service/store/sqlite', 'service/store/postgis'],
  ],
  [
    ['service/output/messages'],
    ['service/output/formats', 'service/output/summary'],
    ['service/output/badge', 'service/output/page'],
    ['service/output/preview', 'service/output/text'],
  ],
  [
    ['service/import/reading', 'service/import/demo'],
    ['service/import/mapping'],
    ['service/import/records'],
    ['service/import'],
  ],
  [
    ['service/import/reading/input'],
    ['service/import/reading/json'],
    ['service/import/reading/formats'],
    ['service/import/reading'],
  ],
  [
    ['service/ground/osm'],
    ['service/ground/schema'],
    ['service/ground/region', 'service/ground/relief'],
    ['service/ground/slopes', 'service/ground/tiling'],
    ['service/ground'],
  ],
  [
    ['service/maps/files'],
    ['service/maps/features'],
    ['service/maps/pmtiles', 'service/maps/mbtiles'],
    ['service/maps/folder'],
    ['service/maps/bundle'],
    ['service/maps/places'],
    ['service/maps'],
  ],
  [
    ['service/http/changelog'],
    ['service/http/openapi'],
    ['service/http/kernel'],
    ['service/http/browsable', 'service/http/oembed'],
    ['service/http/routes', 'service/http/site'],
    ['service/http'],
  ],
  [
    ['service/conformance/kernel'],
    ['service/conformance/data'],
    ['service/conformance/rules'],
    ['service/conformance'],
  ],
]

/** Folders in which every folder is a room. */
const ROOMY = ['core', 'records', 'features']

const ADVICE = {
  climb: 'Imports go down only. Move what both need to a lower floor, or hand it in as a prop from the room above.',
  neighbour:
    'Rooms of one floor do not know each other. What they share belongs on a floor below; what joins them, above.',
  service: 'Browser and service meet over HTTP only. What both need belongs in src/contract.',
  tools: 'What runs imports nothing of src/build, and of a folder `testing` only in tests.',
  relative: 'Another room is reached as #room/file.ts, and a file of the same room relatively.',
}

/** @param {string} path under `src` */
const roomOf = (path) =>
  path
    .split('/')
    .slice(0, ROOMY.some((folder) => path.startsWith(`${folder}/`)) ? 2 : 1)
    .join('/')

/** @param {string} path under `src` @param {readonly string[]} floors the index of its floor; -1 for one of another house */
const floorOf = (path, floors) => floors.findIndex((floor) => path.startsWith(`${floor.replace('/*', '')}/`))

/** @param {string} path */
const isOfTests = (path) => /\.test\.tsx?$|(^|\/)testing\//.test(path)

/**
 * Why one file must not import another, in that spelling; null where it may. Paths under `src`.
 * @param {string} from @param {string} to @param {string} spelling @returns {string | null}
 */
export function objection(from, to, spelling) {
  if (spelling.startsWith('#') === (roomOf(from) === roomOf(to))) return ADVICE.relative
  if (from.startsWith('build/')) return null
  if (to.startsWith('build/') || (isOfTests(to) && !isOfTests(from))) return ADVICE.tools
  const floors = from.startsWith('service/') ? HOUSES.service : HOUSES.browser
  const [mine, its] = [floorOf(from, floors), floorOf(to, floors)]
  if (mine === -1 || to.startsWith('testing/')) return null
  if (its === -1) return ADVICE.service
  if (its > mine) return ADVICE.climb
  const isShared = its === mine && floors[mine]?.endsWith('/*')
  if (isShared && roomOf(from) !== roomOf(to)) return ADVICE.neighbour
  return isOfTests(from) ? null : objectionInside(from, to)
}

/**
 * The same by the floors inside the service.
 * @param {string} from @param {string} to @returns {string | null}
 */
function objectionInside(from, to) {
  for (const floors of SERVICE_FLOORS) {
    const [mine, its] = [placeIn(floors, from), placeIn(floors, to)]
    if (mine === null || its === null || mine.folder === its.folder) continue
    return its.floor > mine.floor ? ADVICE.climb : its.floor === mine.floor ? ADVICE.neighbour : null
  }
  return null
}

/** @param {readonly (readonly string[])[]} floors @param {string} path */
function placeIn(floors, path) {
  const isAround = (/** @type {string} */ folder) => path.startsWith(`${folder}/`)
  const floor = floors.findIndex((folders) => folders.some(isAround))
  return floor === -1 ? null : { floor, folder: floors[floor]?.find(isAround) }
}

const floors = {
  /** @param {{ filename: string, report(problem: object): void }} context */
  create(context) {
    const from = relative(SRC, context.filename)
    /** @param {{ source?: { value?: unknown } | null }} node */
    const check = (node) => {
      const spelling = node.source?.value
      if (typeof spelling !== 'string' || !/^(#|\.)/.test(spelling)) return
      const path = spelling.startsWith('#') ? spelling.slice(1) : resolve(dirname(context.filename), spelling)
      const to = spelling.startsWith('#') ? path : relative(SRC, path)
      const message = from.startsWith('..') || to.startsWith('..') ? null : objection(from, to, spelling)
      if (message !== null) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

// A plugin is a module's default.
export default { meta: { name: 'house' }, rules: { floors } }
