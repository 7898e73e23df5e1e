import { idBytes } from './area-words.ts'

/** Counts and lists all areas by the cells that they are in. */
export const LIST_BY_CELLS = `
  DELETE FROM area_cell;
  INSERT INTO area_cell (cell, count, west, south, east, north, ids)
  SELECT cell, count(*), min(west), min(south), max(east), max(north), ${idBytes('id')}
  FROM area WHERE cell IS NOT NULL GROUP BY cell;
`

/** Which areas are in each cell, beside how many; and all that tells whether one of them meets a box, but for its shape. */
export const AREAS_OF_CELLS = `
  DROP INDEX IF EXISTS area_in_cell;
  CREATE INDEX area_in_cell ON area (cell) INCLUDE (id, west, south, east, north, lng, lat);
  ALTER TABLE area_cell ADD COLUMN IF NOT EXISTS ids bytea NOT NULL DEFAULT '';
  ALTER TABLE area_cell ALTER ids SET STORAGE EXTERNAL;
  ${LIST_BY_CELLS}
`
