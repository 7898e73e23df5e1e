/** Counts all areas by the cells that they are in. */
export const COUNT_BY_CELLS = `
  DELETE FROM area_cell;
  INSERT INTO area_cell (cell, count, west, south, east, north)
  SELECT cell, count(*), min(west), min(south), max(east), max(north)
  FROM area WHERE cell IS NOT NULL GROUP BY cell;
`
