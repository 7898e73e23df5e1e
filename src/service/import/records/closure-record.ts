import { basename, dirname, resolve } from 'node:path'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Source } from '#contract/records/lookups.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { idOf } from '#contract/vocabulary/languages.ts'
import type { ClosureInput } from '../../store/domain/inputs.ts'
import { rulesOf, type ClosureMapping } from '../mapping/mapping.ts'
import { namesInRule } from '../mapping/same-names.ts'
import type { SourceFeature } from '../reading/input/source-feature.ts'
import { asActivities } from '../mapping/activity-terms.ts'
import { asClosureType, asReason } from '../mapping/closure-terms.ts'
import { asBinding } from '../mapping/said/binding-in-words.ts'
import { activitiesBanned } from '../mapping/said/banned-activities.ts'
import { permits } from '../mapping/said/permission.ts'
import { isOpened, typeInText } from '../mapping/said/type-in-text.ts'
import { validityOf, withWeekdays } from './closure-days.ts'
import { placeOf, zoneOf, type Whereabouts } from './closure-place.ts'
import { FieldReader } from './field-reader.ts'
import { Refusal } from '../../intake/refusal.ts'
import { properTitle } from './proper-title.ts'
import type { Note } from './remarks.ts'
import { asLine, asLines } from '../../intake/html/html-text.ts'
import { asText, asUrl, asUuid, oneOf } from '../../intake/values.ts'

/** A closure whose source is still to be found in the store. */
export interface ClosureRecord {
  readonly source: Omit<Source, 'id'>
  readonly closure: Omit<ClosureInput, 'uuid' | 'source_id'> & {
    /** Null where its source gives none, so that the store has to tell it. */
    readonly uuid: Uuid | null
  }
}

/** What a closure has where its feature does not say. */
export interface Unsaid extends Whereabouts {
  /** The source of closures that name none, as the operator says, and the file that tells one where nobody does. */
  readonly source: string | null
  readonly path: string
  /** The instant by which a season of every year is that which is, or the next one. */
  readonly now: number
}

/**
 * The closure or notice that a feature describes. Notes what was put right or not understood. Throws a
 * Refusal or a GeometryError for a feature that can be none.
 */
export function closureRecord(
  feature: SourceFeature,
  mapping: ClosureMapping,
  unsaid: Unsaid,
  note: Note,
): ClosureRecord {
  const fields = new FieldReader(feature, mapping, note)
  const name = fields.read('name', asLine)
  if (name === null && mapping.nameless === undefined) throw new Refusal('it has no name')
  const type = fields.strictly('type', asClosureType) ?? 'closure'
  if (type === 'notice') tellClosingWords(fields)
  else tellOpeningWords(fields)
  const { geometry, areas } = placeOf(feature, unsaid, fields)
  const time_zone = zoneOf(geometry, unsaid, fields)
  return {
    source: sourceOf(feature, unsaid, fields),
    closure: {
      uuid: fields.strictly('uuid', asUuid),
      name: name ?? madeName(type, feature, fields),
      type,
      ...validityOf(type, time_zone, unsaid.now, fields, mapping),
      time_zone,
      reason_id: fields.strictly('reason_id', asReason),
      activity_ids: fields.strictly('activity_ids', asActivities) ?? unnamedActivities(type, feature, mapping, fields),
      is_binding: fields.strictly('is_binding', asBinding) ?? type === 'closure',
      description: withWeekdays(fields.read('description', asLines), feature, mapping),
      purpose: fields.read('purpose', asLines),
      legal_basis: fields.read('legal_basis', asLines),
      contact: fields.read('contact', asLines),
      organisation_id: null,
      licence_uri: fields.read('licence_uri', asUrl) ?? mapping.licence?.uri ?? null,
      attribution: fields.read('attribution', asText) ?? mapping.attribution ?? null,
      url: fields.read('url', asUrl),
      protected_area_uuids: [...areas],
      geometry,
      extra: fields.extra(),
    },
  }
}

/** A notice is open: where its words call something closed, the report names it. */
function tellClosingWords(fields: FieldReader): void {
  const texts = [...fields.texts('description'), ...fields.texts('name')]
  const closing = texts.find((text) => typeInText(text) === 'closure')
  if (closing === undefined || texts.some(isOpened)) return
  fields.remarkEach(
    'a notice by its type, though its words close something: shown as open; say in a mapping which types close',
    shownText(closing),
  )
}

/** A text beside a closure may be of last year, or of a part: it opens nothing, and the report tells it. */
function tellOpeningWords(fields: FieldReader): void {
  const opening = fields.texts('description').find((text) => isOpened(text) || permits(text))
  if (opening === undefined) return
  fields.remark('closed, though its text says that something is open: look whether it still is', shownText(opening))
}

function shownText(text: string): string {
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`
}

const SHOWN = 100

/** A name for what has none: “Closure 17”. */
function madeName(type: ClosureInput['type'], { number }: SourceFeature, fields: FieldReader): string {
  const id = fields.id()
  const made = `${type === 'closure' ? 'Closure' : 'Notice'} ${id === null || /[%,]/.test(id) ? number : id}`
  fields.remark('no name, made of type and number', made)
  return made
}

function sourceOf(feature: SourceFeature, unsaid: Unsaid, fields: FieldReader): Omit<Source, 'id'> {
  const name = fields.strictly('source', asText)
  if (name === null) return numberedSource(feature, unsaid, fields)
  return { name, ...kindOf(fields), url: fields.read('source_url', asUrl) }
}

/** A source known by its number alone, as another service gives it: ids differ between stores, so it becomes a name. */
function numberedSource(feature: SourceFeature, unsaid: Unsaid, fields: FieldReader): Omit<Source, 'id'> {
  const id = fields.strictly('source_id', asText)
  if (id === null) {
    return { name: unnamedSource(feature, unsaid, fields), ...kindOf(fields), url: fields.read('source_url', asUrl) }
  }
  return { name: `Source ${id}`, ...kindOf(fields), url: null }
}

/** The source that a closure has because of its file. */
function unnamedSource({ title }: SourceFeature, { source, path }: Unsaid, fields: FieldReader): string {
  const given = source ?? properTitle(title, path)
  if (given === null) {
    const file = `${basename(dirname(resolve(path)))}/${basename(path)}`
    fields.remark('no source named, taken from folder and file: say --source NAME', file)
    return file
  }
  fields.remark(`no source named, taken from ${source === null ? 'the title of the file' : '--source'}`, given)
  return given
}

/** The kind that a closure says of its source, if it does. */
function kindOf(fields: FieldReader): Pick<Source, 'kind'> {
  const kind = fields.strictly('source_kind', oneOf(SOURCE_KINDS))
  return kind === null ? {} : { kind }
}

/** A closure that does not say what is closed is a general one; what a service gives without ids has none. */
function unnamedActivities(
  type: ClosureInput['type'],
  { properties }: SourceFeature,
  mapping: ClosureMapping,
  fields: FieldReader,
): number[] {
  const isOfService = rulesOf(mapping.fields.activity_ids).flatMap(namesInRule).includes('activity_ids')
  if (type === 'notice' || (isOfService && Object.hasOwn(properties, 'activity_ids'))) return []
  const naming = fields.texts('description').find((text) => activitiesBanned(text) !== null)
  if (naming === undefined) fields.remark('no activities named, taken as closed to all')
  else
    fields.remark('closed to all, though its text names some activities: say in a mapping to whom', shownText(naming))
  return [idOf(activities, 'entering')]
}
