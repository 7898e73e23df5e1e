/** Why an import stopped with nothing changed; its message is a sentence for the operator. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
}

/** How files come into a format that is read: the program belongs to GDAL, which reads some eighty. */
export const WAY_OUT = 'Convert it, as by ogr2ogr -f GPKG OUT.gpkg IN.'
export const TABLES_AS_CSV = 'Tables without shapes are read as CSV: save them so, as by ogr2ogr -f CSV OUT.csv IN.'
