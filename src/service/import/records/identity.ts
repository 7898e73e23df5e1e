import type { Uuid } from '#contract/ids.ts'
import { Refusal } from '../../intake/refusal.ts'
import { asText, asUuid } from '../../intake/values.ts'
import { rulesOf, type Mapping } from '../mapping/mapping.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { FieldReader } from './field-reader.ts'

/** What tells a record from all others. */
export interface Identity {
  /** The record's own; null where it has none. */
  readonly uuid: Uuid | null
  /** What its source calls it; null only beside a uuid. */
  readonly id: string | null
  /** By what else its row may have been known, or parts of it, when it told more or something else. */
  readonly others: readonly Pick<Identity, 'uuid' | 'id'>[]
  /** What people know it by. */
  readonly name: string
  /** The source that it names, and whether a column of the file does so. */
  readonly source: string | null
  readonly inColumn: boolean
}

/** Throws a Refusal where nothing tells the record that a feature describes from others. */
export function identityOf(feature: SourceFeature, mapping: Mapping): Identity {
  const { key = '', others = [], row = feature.properties } = feature.part ?? {}
  const fields = new FieldReader({ ...feature, properties: row }, mapping, () => {})
  const uuid = fields.strictly('uuid', asUuid)
  const id = fields.id()
  if (uuid === null && id === null) {
    throw new Refusal('nothing tells it apart from others: it has neither a uuid nor an id')
  }
  const source = mapping.kind === 'areas' ? fields.read('source', asText) : fields.strictly('source', asText)
  const inColumn = rulesOf(mapping.fields.source).some((rule) => typeof rule === 'string' || !('value' in rule))
  const known = (part: string) => (part === '' ? { uuid, id } : { uuid: null, id: `${uuid ?? id}${PART}${part}` })
  return { ...known(key), others: others.map(known), name: fields.label, source, inColumn: inColumn && source !== null }
}

/** No id of a source has this character, so that no part of a row is called as another row is. */
const PART = '\u001f'
