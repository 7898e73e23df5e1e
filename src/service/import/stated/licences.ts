import { asUrl } from '../../intake/values.ts'
import { ImportError } from '../reading/input/import-error.ts'

export interface Licence {
  readonly name: string
  readonly uri: string
}

/** The licences of open data that have no family of versions, by their names without spaces. */
const KNOWN: Readonly<Record<string, Licence>> = {
  cc0: { name: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  'cc0-1.0': { name: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  odbl: { name: 'ODbL 1.0', uri: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'odbl-1.0': { name: 'ODbL 1.0', uri: 'https://opendatacommons.org/licenses/odbl/1-0/' },
  'odc-by-1.0': { name: 'ODC-By 1.0', uri: 'https://opendatacommons.org/licenses/by/1-0/' },
  'pddl-1.0': { name: 'PDDL 1.0', uri: 'https://opendatacommons.org/licenses/pddl/1-0/' },
  'dl-de-by-2.0': { name: 'DL-DE BY 2.0', uri: 'https://www.govdata.de/dl-de/by-2-0' },
  'dl-de-zero-2.0': { name: 'DL-DE Zero 2.0', uri: 'https://www.govdata.de/dl-de/zero-2-0' },
  'ogl-uk-3.0': {
    name: 'OGL UK 3.0',
    uri: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
  },
  'nlod-2.0': { name: 'NLOD 2.0', uri: 'https://data.norge.no/nlod/en/2.0' },
}

/**
 * The licence that an operator names: one that is known by its short name (“CC BY 4.0”, “ODbL”), or any by its address,
 * with a name before it or not. Throws an ImportError.
 */
export function licenceFrom(text: string): Licence {
  const short = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/-]+/g, '-')
    .replace(/-(\d)-(\d)$/, '-$1.$2')
  if (Object.hasOwn(KNOWN, short) && KNOWN[short] !== undefined) return KNOWN[short]
  const [, terms, version] = /^cc-(by(?:-nc)?(?:-sa|-nd)?)-([1-4]\.\d)$/.exec(short) ?? []
  if (terms !== undefined && version !== undefined) {
    const uri = `https://creativecommons.org/licenses/${terms}/${version}/`
    return { name: `CC ${terms.toUpperCase()} ${version}`, uri }
  }
  const [, name = '', address] = /^(.*?)\s*(https?:\/\/\S+)$/i.exec(text.trim()) ?? []
  const uri = asUrl(address)
  if (uri !== null) return { name: name === '' ? uri : name, uri }
  throw new ImportError(
    `--licence ${text}: this licence is not known. Say one such as “CC BY 4.0”, “CC0 1.0” or “ODbL 1.0”, or its address, ` +
      'with its name before it: “My licence https://example.org/licence”.',
  )
}
