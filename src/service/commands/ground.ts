import { join } from 'node:path'
import { readSettings } from '../config/settings.ts'
import { archiveName, revisionAt, titleOf } from '../ground/archive-names.ts'
import { bboxIn } from '../ground/bbox-option.ts'
import { groundReport } from '../ground/ground-report.ts'
import { GroundError } from '../ground/osm/ground-error.ts'
import { groundProgress } from '../ground/ground-progress.ts'
import { makeGround } from '../ground/make-ground.ts'
import { unwritten } from '../ground/unwritten.ts'
import { ReliefError } from '../ground/relief/relief-error.ts'
import { progressView } from '../import/progress.ts'
import { parsedOptions } from '../intake/options.ts'
import { runCommand } from './run-command.ts'

const USAGE = `Usage: npm run ground -- REGION.osm.pbf [HEIGHTS…] [options]

Makes the ground of a map, paths, woods, water, huts and names, of an extract of OpenStreetMap, and puts it into
DATA_DIR/maps as an archive of tiles, which the service serves. With files of heights it has contours, and two archives come
beside it, one of shading and one of the heights, for the profiles of hikes: .hgt of SRTM or NASADEM, GeoTIFF as of
Copernicus, both also zipped. The same region again replaces it, another one comes beside it.

  --bbox W,S,E,N   only what lies in a box, in degrees; all of the extract unless said
  --name NAME      what the archive is called, of a-z, 0-9 and -; the file’s name unless said
  --title TEXT     what people call the region

Extracts of up to 250 MB: https://download.geofabrik.de/ has them of most regions. Ends with 0 where the ground is made,
1 where nothing has changed.`

/** Runs the command; returns its exit code. */
async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parsedOptions({
    args: [...args],
    allowPositionals: true,
    options: {
      bbox: { type: 'string' },
      name: { type: 'string' },
      title: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [region, ...heights] = positionals
  if (values.help || region === undefined) {
    console.error(USAGE)
    return values.help ? 0 : 1
  }
  const name = archiveName(values.name, region)
  const directory = join(readSettings(process.env).dataDir, 'maps')
  const progress = groundProgress()
  const view = progressView(process.stderr, Date.now, progress.words)
  try {
    const facts = await makeGround({
      region,
      heights,
      bbox: values.bbox === undefined ? null : bboxIn(values.bbox),
      name,
      title: values.title ?? titleOf(name),
      revision: revisionAt(Date.now()),
      directory,
      onProgress: (stage, done) => view.show(progress.at(stage, done)),
    })
    view.end()
    console.log(groundReport(facts).join('\n'))
    return 0
  } catch (error) {
    throw unwritten(error, directory)
  } finally {
    view.end()
  }
}

await runCommand(main, {
  expected: [GroundError, ReliefError],
  codes: ['ENOSPC', 'EACCES', 'EROFS', 'EPERM', 'ENOTDIR', 'EEXIST'],
  outcome: 'Nothing was made.',
})
