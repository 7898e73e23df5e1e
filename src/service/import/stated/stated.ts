import { categories } from '#contract/vocabulary/categories.ts'
import { asCountry, isoCodes } from '../../intake/country-at.ts'
import { nearest } from '../../intake/nearest.ts'
import { epsgOf } from '../../geometry/reproject.ts'
import { asTerm, asText } from '../../intake/values.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { licenceFrom, type Licence } from './licences.ts'

/** What an operator states about the records of all files; null where that is left to the files. */
export interface Stated {
  /** The country (ISO 3166-1 alpha-2) of areas that name none, and of the areas that closures name. */
  readonly country: string | null
  /** The key of the category of areas whose own is not known. */
  readonly category: string | null
  /** The licence of records that name none. */
  readonly licence: Licence | null
  /** The properties with the names of records, and with what tells them apart. */
  readonly name: string | null
  readonly id: string | null
  /** The coordinate system of files that name none, as in `EPSG:25832`. */
  readonly crs: string | null
}

export const nothingStated: Stated = { country: null, category: null, licence: null, name: null, id: null, crs: null }

/** What was written after the options; undefined for those that were not. */
export type StatedTexts = { readonly [K in keyof Stated]?: string | undefined }

/** Throws an ImportError for a text that its option cannot have, with what to say instead. */
export function statedFrom({ country, category, licence, name, id, crs }: StatedTexts): Stated {
  return {
    country: country === undefined ? null : countryFrom(country),
    category: category === undefined ? null : categoryFrom(category),
    licence: licence === undefined ? null : licenceFrom(licence),
    name: columnFrom('--name', name),
    id: columnFrom('--id', id),
    crs: crs === undefined ? null : crsFrom(crs),
  }
}

function countryFrom(text: string): string {
  const code = isoCodes.get(asCountry(text) ?? 0)
  if (code !== undefined) return code
  throw new ImportError(`--country ${text}: there is no such country. Say its code of two or three letters: SE or SWE.`)
}

const byTerm = asTerm(categories)

function categoryFrom(text: string): string {
  const found = categories.find(({ id }) => id === byTerm(text.replaceAll('-', '_')) || id === byTerm(text))
  if (found !== undefined) return found.key
  const keys = categories.map(({ key }) => key)
  const near = nearest(text, keys)
  throw new ImportError(
    `--category ${text}: there is no such category.${near === null ? '' : ` Did you mean ${near}?`} ` +
      `Say one of ${keys.join(', ')}.`,
  )
}

function crsFrom(text: string): string {
  const code = epsgOf(text)
  if (code !== null) return `EPSG:${code}`
  throw new ImportError(
    `--crs ${text}: this coordinate system is not known. Say its EPSG code, such as EPSG:25832 for UTM zone 32.`,
  )
}

function columnFrom(option: string, text: string | undefined): string | null {
  if (text === undefined) return null
  const name = asText(text)
  if (name === null) throw new ImportError(`Say the name of a column after ${option}.`)
  return name
}
