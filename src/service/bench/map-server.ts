import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { AREA_DEFAULT_FIELDS } from '#contract/records/area.ts'
import { startFastCgi, type FastCgiProgram } from './fast-cgi.ts'

/** Where MapServer is installed, with what starts it; null where one of them is not. */
export function installedMapServer(): string | null {
  return pathOf('spawn-fcgi') === null ? null : pathOf('mapserv')
}

function pathOf(name: string): string | null {
  const places = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, name))
  return places.find((place) => existsSync(place)) ?? null
}

/** MapServer as a FastCGI program on the areas of a data directory, which are exported with an index of places. */
export function startMapServer(mapserv: string, program: string, dataDir: string): Promise<FastCgiProgram> {
  const [areas, mapFile, config] = ['areas.fgb', 'bench.map', 'mapserver.conf'].map((name) => join(dataDir, name))
  if (areas === undefined || mapFile === undefined || config === undefined) throw new RangeError('There is no file.')
  const exporting = [join(dirname(program), 'export.js'), '--format', 'flatgeobuf', '--output', areas]
  execFileSync(process.execPath, exporting, { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'pipe' })
  writeFileSync(mapFile, mapOf(areas))
  writeFileSync(config, `CONFIG\n  MAPS\n    bench "${mapFile}"\n  END\nEND\n`)
  return startFastCgi(mapserv, join(dataDir, 'mapserver.sock'), { MAPSERVER_CONFIG_FILE: config })
}

/** Through GDAL: MapServer 8.0's own reader of FlatGeobuf crashes. The file stays open from request to request. */
function mapOf(areas: string): string {
  return `MAP
  NAME "bench"
  SIZE 256 256
  EXTENT -20037508 -20037508 20037508 20037508
  PROJECTION "init=epsg:3857" END
  OUTPUTFORMAT
    NAME "geojson"
    DRIVER "OGR/GEOJSON"
    MIMETYPE "application/geo+json"
    FORMATOPTION "STORAGE=stream"
    FORMATOPTION "FORM=simple"
  END
  OUTPUTFORMAT NAME "mvt" DRIVER "MVT" FORMATOPTION "EXTENT=4096" FORMATOPTION "EDGE_BUFFER=8" END
  WEB
    METADATA
      "ows_enable_request" "*"
      "ows_srs" "EPSG:4326 EPSG:3857"
      "ows_onlineresource" "http://localhost/"
      "wfs_getfeature_formatlist" "geojson"
    END
  END
  ${layerOf('listed', areas, AREA_DEFAULT_FIELDS)}
  ${layerOf('drawn', areas, ['uuid', 'category_id', 'country_id'])}
END
`
}

function layerOf(name: string, areas: string, fields: readonly string[]): string {
  return `LAYER
    NAME "${name}"
    TYPE POLYGON
    STATUS ON
    CONNECTIONTYPE OGR
    CONNECTION "${areas}"
    DATA "areas"
    PROCESSING "CLOSE_CONNECTION=DEFER"
    PROJECTION "init=epsg:4326" END
    METADATA
      "gml_include_items" "${fields.join(',')}"
      "gml_featureid" "uuid"
      "ows_srs" "EPSG:4326"
      "wfs_getfeature_formatlist" "geojson"
    END
    CLASS STYLE COLOR 0 0 0 END END
  END`
}
