import { fold } from '#contract/fold.ts'
import closureWords from '../closure-words.json' with { type: 'json' }
import { wordsOfFolded } from '../phrases.ts'

const { denied_openings, postponed_openings } = closureWords
const languages = Object.values(denied_openings)
const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`

/** “Not yet open”, but not “not open to dogs”, which says nothing of others. */
const denials = languages.map(({ denied, between, open, beside }) => {
  const limited = beside.length === 0 ? '' : `(?! ${anyOf(beside)} )`
  return new RegExp(` ${anyOf(denied)} (?:${anyOf(between)} )*${anyOf(open)}(?= )${limited}`)
})
const { opening, postponed, no } = postponed_openings
const POSTPONED = new RegExp(` ${anyOf(opening)} ${anyOf(postponed)} `)
/** “Open: no”, and nothing else. */
const ANSWERED = new RegExp(`^ ${anyOf(languages.flatMap(({ open }) => open))} ${anyOf(no)} $`)

const spaced = (text: string) => ` ${wordsOfFolded(text).join(' ')} `

/** Whether a text says of something that it is not open: “not yet open”, “nicht mehr geöffnet”, “reopening postponed”. */
export function deniesOpening(text: string): boolean {
  const folded = fold(text)
  const isDenied = (part: string) => POSTPONED.test(part) || denials.some((denial) => denial.test(part))
  return (
    ANSWERED.test(spaced(folded)) ||
    folded
      .split(/[,:;.!?()\n]/)
      .map(spaced)
      .some(isDenied)
  )
}
