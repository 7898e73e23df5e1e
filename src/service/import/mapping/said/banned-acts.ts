import { fold } from '#contract/fold.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { activitiesBanned, activitiesListed } from './banned-activities.ts'

/** What is done with what an order names: “Building, maintaining, attending or using a fire”. */
const ACTS =
  /^(?:(?:building|maintaining|attending|using|use of|possessing|operating|riding|driving|flying|parking|having)(?:,? (?:or|and) |, | ))+(?:(?:an?|any|the) )?/u
const LAST = /,? (?:or|and) /gu
/** What closes a place to everybody, in whichever words: “Going into or being upon the area”. */
const ENTERING = /(?<!\p{L})(?:enter|entry|being|going|access|clos|occupy|travel)/u

/**
 * The activities of a cell in a column of what is prohibited, “Climbing or rappelling”, as a list of their keys; null where any part
 * of it is something else, or closes to everybody.
 */
export function activitiesOfActs(text: string): string | null {
  const parts = fold(text)
    .split(/[;\n]|\.(?:\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const found = parts.map((part) => (ENTERING.test(part) ? [] : keysOfAct(part)))
  if (found.length === 0 || found.some((keys) => keys.length === 0)) return null
  const keys = new Set(found.flat())
  return activities.flatMap(({ key }) => (keys.has(key) ? key : [])).join(', ')
}

function keysOfAct(part: string): readonly string[] {
  const keys = activitiesBanned(part)?.split(', ') ?? activitiesListed(part.replace(ACTS, '').replaceAll(LAST, ', '))
  return keys.includes('entering') ? [] : keys
}
