import { MapError } from '../files/map-error.ts'

/** What the name of an archive's file says. */
export interface MapName {
  /** The name of the archive: its region, as `alps` or `alps-relief`. */
  readonly name: string
  /** Tells states of the archive apart; null where the file's own time and size have to. */
  readonly revision: string | null
  readonly kind: 'pmtiles' | 'mbtiles'
}

const FILE = /^([a-z0-9-]{1,40})(?:\.([0-9a-z]{1,32}))?\.(pmtiles|mbtiles)$/
const LOOKS_LIKE_ONE = /^[^.].*\.(pm|mb)tiles$/i

/** Reads the name of a file; null for one that is no archive. Throws a MapError for an archive that cannot be addressed. */
export function mapNameOf(file: string): MapName | null {
  const [, name, revision, kind] = FILE.exec(file) ?? []
  if (name !== undefined && (kind === 'pmtiles' || kind === 'mbtiles'))
    return { name, revision: revision ?? null, kind }
  if (!LOOKS_LIKE_ONE.test(file)) return null
  throw new MapError(
    'its name cannot stand in addresses. Call it NAME.pmtiles or NAME.REVISION.pmtiles (or .mbtiles), NAME of at most ' +
      '40 and REVISION of at most 32 of a–z and 0–9, NAME also with -',
  )
}
