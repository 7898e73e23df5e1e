import { basename } from 'node:path'
import type { Position } from 'geojson'
import { isTimeZone } from '#contract/status/zone.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import type { Choice } from '../mapping/choose-mapping.ts'
import type { Doubt } from '../mapping/doubt.ts'
import { keyOf } from '../mapping/guess.ts'
import { rulesOf } from '../mapping/mapping.ts'
import { namesInRule } from '../mapping/same-names.ts'
import { reprojected } from '../../geometry/reproject.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { sourceKey } from '../records/source-key.ts'
import { withStated } from '../stated/apply-stated.ts'
import { nothingStated, statedFrom } from '../stated/stated.ts'
import type { Question } from './asker.ts'
import type { FirstLook } from './first-look.ts'

/** What is asked of how a file is read, each only where it is doubtful. An empty answer leaves it to the file. */
export type Answers = {
  readonly [K in 'source' | 'name' | 'id' | 'category' | 'country' | 'licence' | 'zone' | 'crs']?: string
}

interface Doubtful {
  readonly look: FirstLook
  readonly choice: Choice
  /** The operator's, of config.json. */
  readonly timeZone: string | null
}

/** A question that is asked where there is a doubt; null where there is none. */
type Maker = (doubtful: Doubtful) => Question | null

export const QUESTIONS: readonly (readonly [keyof Answers, Maker])[] = [
  ['crs', askSystem],
  ['source', askSource],
  ['name', (doubtful) => askColumn('name', 'Which column holds the names', doubtful)],
  ['id', (doubtful) => askColumn('id', 'Which column tells records apart for good', doubtful)],
  ['category', askCategory],
  ['country', askCountry],
  ['licence', askLicence],
  ['zone', askZone],
]

function askSystem({ look }: Doubtful): Question | null {
  if (!look.features.some((feature) => feature.isUnplaced === true && isBeyondDegrees(feature.geometry))) return null
  return {
    text: 'In which coordinate system is it, such as EPSG:25832 (Enter: none; what is not in degrees is refused)',
    guess: '',
    check: (answer) => answer === '' || statedFrom({ crs: answer }),
  }
}

/** Whether a position can be no longitude and latitude. */
function isBeyondDegrees(geometry: unknown): boolean {
  let isBeyond = false
  const look = (position: Position) => {
    const [x = 0, y = 0] = position
    isBeyond ||= Math.abs(x) > 180 || Math.abs(y) > 90
    return position
  }
  reprojected(geometry, { toWgs84: look })
  return isBeyond
}

function askSource({ look, choice }: Doubtful): Question | null {
  if (choice.kind === 'known') return null
  const check = (answer: string) => {
    if (sourceKey(answer) === '') throw new ImportError('Say a name.')
  }
  const guess = keyOf(look.path).replace(/^file-/, '')
  return { text: 'Whose data is it (a name that stays the same for every later file)', guess, check }
}

function hasDoubt(choice: Choice, about: Doubt['about']): boolean {
  return choice.kind === 'guess' && choice.doubts.some((doubt) => doubt.about === about)
}

function askColumn(about: 'name' | 'id', text: string, { look, choice }: Doubtful): Question | null {
  if (!hasDoubt(choice, about)) return null
  const { mapping } = choice
  const rules = rulesOf(about === 'name' ? mapping.fields.name : mapping.id)
  const columns = [...new Set(look.features.flatMap(({ properties }) => Object.keys(properties)))]
  const guess = rules.flatMap(namesInRule)[0] ?? ''
  const check = (answer: string) =>
    answer === '' || withStated(choice, { ...nothingStated, [about]: answer }, look.features, basename(look.path))
  return { text: `${text} (one of ${columns.slice(0, 30).join(', ')})`, guess, check }
}

function askCategory({ choice }: Doubtful): Question | null {
  const { mapping } = choice
  if (mapping.kind !== 'areas' || !hasDoubt(choice, 'category')) return null
  const fixed = rulesOf(mapping.fields.category_id).flatMap((rule) =>
    typeof rule === 'object' && 'value' in rule && typeof rule.value === 'string' ? rule.value : [],
  )
  return {
    text: `What are areas whose category is not known (one of ${categories.map(({ key }) => key).join(', ')})`,
    guess: fixed[0] ?? 'other',
    check: (answer) => statedFrom({ category: answer }),
  }
}

function askCountry({ choice: { mapping } }: Doubtful): Question | null {
  if (mapping.kind !== 'areas' || mapping.fields.country_id !== undefined) return null
  return {
    text: 'In which country are all areas, such as SE (Enter: told by their place)',
    guess: '',
    check: (answer) => answer === '' || statedFrom({ country: answer }),
  }
}

function askLicence({ choice: { mapping } }: Doubtful): Question | null {
  if (mapping.licence !== undefined || mapping.fields.licence_uri !== undefined) return null
  return {
    text: 'Under which licence, such as CC BY 4.0 (Enter: none is named)',
    guess: '',
    check: (answer) => answer === '' || statedFrom({ licence: answer }),
  }
}

function askZone({ choice: { mapping }, timeZone }: Doubtful): Question | null {
  if (mapping.kind !== 'closures' || mapping.fields.time_zone !== undefined) return null
  return {
    text: 'In which time zone are closures without a place, such as Europe/Vienna (Enter: none)',
    guess: timeZone ?? '',
    check: (answer) => {
      if (answer !== '' && !isTimeZone(answer)) throw new ImportError('There is no such zone.')
    },
  }
}
