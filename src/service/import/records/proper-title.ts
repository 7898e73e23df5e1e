import { basename } from 'node:path'
import { fold } from '#contract/fold.ts'

/** What programs call what nobody has named, in the languages of offices. */
const NOTHING =
  /^(sheet|tabelle|tabellenblatt|feuil|feuille|hoja|foglio|folha|blad|ark|arkusz|list|munka|table|layer|ebene|couche|capa|export|exported|output|result|query|selection|features?|collection|featurecollection|new|untitled|unnamed|unbenannt|ohne titel|sans titre|document|dokument|data|daten|geojson|kml|map|karte|my places|temporary places|areas?|closures?|sperrungen|points?|lines?|polygons?|polylines?|shapes?|doc|tmp|temp|test)( ?\d*)$/
const LONGEST = 200

/** What a file calls itself, as a name to show; null where that is none: a program’s own words, a file’s or a column’s name. */
export function properTitle(title: string | undefined, path: string): string | null {
  const text = title?.replaceAll(/\s+/g, ' ').trim() ?? ''
  if (!/\p{L}{3}/u.test(text) || text.length > LONGEST || /[<>]/.test(text)) return null
  const isTechnical = !text.includes(' ') && (/[_./\\]/.test(text) || /\d/.test(text))
  const isFileName = fold(text) === fold(basename(path).replace(/\..*$/, ''))
  return isTechnical || isFileName || NOTHING.test(fold(text)) ? null : text
}
