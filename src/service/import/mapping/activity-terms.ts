import { fold } from '#contract/fold.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { asText, asTerm, type Convert } from '../../intake/values.ts'
import activityWords from './activity-words.json' with { type: 'json' }
import { demandsLeash } from './said/leash-rules.ts'
import { wordsOfFolded } from './phrases.ts'

const byTerm = asTerm(activities)
const compared = (text: string) => wordsOfFolded(fold(text)).join(' ')

/** The ids that a word stands for: boats are those with a motor and those without. */
const idsByWord = new Map<string, readonly number[]>()
for (const { id, key, labels } of activities) {
  for (const label of Object.values(labels)) idsByWord.set(compared(label), [id])
  const listed = Object.entries(activityWords).filter(([keys]) => keys === key)
  for (const word of listed.flatMap(([, some]) => some)) if (!idsByWord.has(word)) idsByWord.set(word, [id])
}
for (const [keys, some] of Object.entries(activityWords)) {
  const ids = keys.split(' ').flatMap((key) => activities.find((activity) => activity.key === key)?.id ?? [])
  if (ids.length > 1) for (const word of some) idsByWord.set(word, ids)
}

/** What always stands between two entries of a list. */
const SURE = /[,;\n|]/
/** What may stand between two, where the whole is no entry itself: “hikers and dogs”. */
const JOINTS = /\s*[/+&]\s*|\s(?:and|or|und|oder|et|ou|e|o|y|en|of)\s/

/** What may stand before an activity and names no part of it: “all motor vehicles”. */
const ALL =
  /^(?:all|any|alle[rn]?|jegliche[rsn]?|samtliche[rn]?|tou(?:s|tes?)(?: les)?|tutt[ie](?: (?:i|gli|le))?|tod[oa]s(?: l[oa]s)?)\s/

function idsOfWord(text: string): readonly number[] {
  const word = compared(text)
  return idsByWord.get(word) ?? idsByWord.get(word.replace(ALL, '')) ?? []
}

/** The ids of what an entry names: “Climbers”, “hikers and dogs”; none where any of it is unknown. A key is one as it is written alone. */
function idsIn(entry: unknown): readonly number[] {
  const written = asText(entry) ?? ''
  const text = fold(written).trim()
  const id = byTerm(entry)
  if (id !== null && (text === written || idsOfWord(text).length < 2)) return [id]
  return idsInWords(text)
}

function idsInWords(text: string): readonly number[] {
  const whole = idsOfWord(text)
  if (whole.length > 0) return whole
  if (demandsLeash(text) && !/^(?:leashed|angeleint)/.test(text)) return idsByWord.get('dogs off leash') ?? []
  const parts = text.split(JOINTS).map(idsOfWord)
  return parts.some((ids) => ids.length === 0) ? [] : parts.flat()
}

function entriesOf(value: unknown): readonly unknown[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : String(value).split(SURE)
  return entries.filter((entry) => typeof entry !== 'string' || entry.trim() !== '')
}

/**
 * The activities that a list names, or a text with commas, by their ids, keys or labels, or as people call them and those who do
 * them: “Climbers, MTB”; null where one of them is unknown.
 */
export const asActivities: Convert<number[]> = Object.assign(
  (value: unknown): number[] | null => {
    const found = entriesOf(value).map(idsIn)
    return found.some((ids) => ids.length === 0) ? null : [...new Set(found.flat())]
  },
  { misfitIn: (value: unknown) => entriesOf(value).find((entry) => idsIn(entry).length === 0) },
)

/** The same of words in a sentence, where “boats” are those with a motor too, whatever our key of that name stands for. */
export function activitiesInWords(text: string): readonly number[] | null {
  const found = entriesOf(fold(text)).map((entry) => idsInWords(String(entry).trim()))
  return found.some((ids) => ids.length === 0) ? null : [...new Set(found.flat())]
}

/** Whether some of what a value names is an activity. */
export function namesActivity(value: unknown): boolean {
  return entriesOf(value).some((entry) => idsIn(entry).length > 0)
}
