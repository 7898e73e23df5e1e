import type { Licence, Source } from '#contract/records/lookups.ts'
import type { SourceKind } from '#contract/records/closure.ts'

/** The invented sources, one of each kind. */
export const demoSources: Readonly<Record<SourceKind, Omit<Source, 'id'>>> = {
  authority: { name: 'Demo authority', kind: 'authority', url: null },
  platform: { name: 'Demo platform', kind: 'platform', url: null },
  open_data: { name: 'Demo open data', kind: 'open_data', url: null },
}

/** Under which terms all demo data is given away. */
export const demoLicence: Licence = {
  name: 'CC0 1.0 Universal',
  uri: 'https://creativecommons.org/publicdomain/zero/1.0/',
}

export const DEMO_ATTRIBUTION = 'Fieldgate demo data'
