import { activities } from '#contract/vocabulary/activities.ts'
import closureWords from './closure-words.json' with { type: 'json' }
import { wordsOf } from './phrases.ts'

const BANS = Object.entries(closureWords.bans)
  .flatMap(([activity, phrases]) => phrases.map((phrase) => ({ activity, phrase: ` ${phrase} ` })))
  // “No dogs” is a part of “no dogs off the leash”.
  .toSorted((a, b) => b.phrase.length - a.phrase.length)

/** The beginnings of words that close a place to everybody. */
const CLOSING =
  / (?:clos|sperr|gesperrt|betret|zutritt|ferm|acces|chius|cerrad|tancad|gesloten|afgesloten|avstang|stangt|stengt|lukket|zamk|uzav|access|entry|evacuat)/

/**
 * The activities that a title, type or reason bans, as a list of their keys: “Climbing ban, Falcon Rocks”. Null where it bans none,
 * or closes something to everybody too: “Crag closed: no climbing”.
 */
export function activitiesBanned(text: string): string | null {
  let rest = ` ${wordsOf(text).join(' ')} `
  const banned = new Set<string>()
  for (const { activity, phrase } of BANS) {
    if (!rest.includes(phrase)) continue
    rest = rest.replaceAll(phrase, ' ')
    banned.add(activity)
  }
  if (banned.size === 0 || CLOSING.test(rest)) return null
  return activities.flatMap(({ key }) => (banned.has(key) ? key : [])).join(', ')
}
