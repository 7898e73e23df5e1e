import { fold } from '#contract/fold.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { monthNamed } from '../../../intake/month-names.ts'
import { activitiesInWords } from '../activity-terms.ts'
import closureWords from '../closure-words.json' with { type: 'json' }
import { demandsLeash } from './leash-rules.ts'
import { demandsPaths } from './path-rules.ts'
import { wordsOf } from '../phrases.ts'

const BANS = Object.entries(closureWords.bans)
  .flatMap(([activity, phrases]) =>
    phrases.flatMap((phrase) => [phrase, ...pluralOf(phrase)].map((said) => ({ activity, phrase: ` ${said} ` }))),
  )
  // “No dogs” is a part of “no dogs off the leash”.
  .toSorted((a, b) => b.phrase.length - a.phrase.length)

/** “Kletterverbote” beside “Kletterverbot”. */
function pluralOf(phrase: string): readonly string[] {
  return phrase.endsWith('verbot') ? [`${phrase}e`] : []
}

/** The beginnings of words that close a place to everybody. */
const CLOSING =
  / (?:clos|sperr|gesperrt|betret|zutritt|ferm|acces|chius|cerrad|tancad|gesloten|afgesloten|avstang|stangt|stengt|lukket|zamk|uzav|access|entry|evacuat)/

/**
 * The activities that a title, type or reason bans, as a list of their keys: “Climbing ban, Falcon Rocks”. Null where it bans none,
 * or closes something to everybody too: “Crag closed: no climbing”.
 */
export function activitiesBanned(text: string): string | null {
  const parts = text.split(CLAUSE)
  const others = parts.filter((part) => !demandsLeash(part) && !demandsPaths(part))
  if (others.length === parts.length) return activitiesInBans(text) ?? closedTo(text) ?? activitiesInList(text)
  const rest = others.join(', ')
  if (CLOSING.test(` ${fold(rest)}`)) return null
  const also = activitiesBanned(rest)?.split(', ') ?? []
  const duties = [
    ...(parts.some(demandsLeash) ? ['dogs_off_leash'] : []),
    ...(parts.some(demandsPaths) ? ['leaving_paths'] : []),
  ]
  return activities.flatMap(({ key }) => (duties.includes(key) || also.includes(key) ? key : [])).join(', ')
}

/** Where one rule of a title ends and the next begins: “No camping; dogs on a leash”. Not within a rule: “No dogs, even on a leash”. */
const CLAUSE =
  /,(?!\s*(?:even|auch|selbst|m[eê]me|anche|incluso|ook|zelfs|except|unless|au(?:ß|ss)er|ausgenommen|sauf|hormis|tranne|eccetto|salvo|excepto|behalve|tenzij|utom|unntatt|undtagen)\s)|[:;.!?()]|\s[-–—]\s/iu

/** What is closed where a rule says so in other words: “access prohibited to dogs” closes nothing to others. */
const ACCESS = String.raw`(?:(?:das |l.)?(?:access|entry|betreten|zutritt|zugang|acces|accesso|acceso|toegang|tilltrade|adgang) (?:is |ist |est |e |es )?)?`
/** To whom something is closed, or for what. */
const CLOSED_TO = new RegExp(
  String.raw`^(?<before>.*?)(?<!\p{L})(?<by>${ACCESS}(?:(?:closed|prohibited|off limits) (?:to|for)|(?:gesperrt|geschlossen|verboten|untersagt) fur|(?:fermee?s?|interdite?s?) (?:aux?|a la|a l.)|(?:chius|vietat)[aoei] (?:a|ai|agli|alle)|(?:cerrad|prohibid)[ao]s? (?:a|para)|(?:af)?gesloten voor|verboden voor|(?:av)?(?:stang[dt]a?|stengt|sparret) for|(?:lukket|spaerret|forbjudet|forbudt) for)|(?:no (?:entry|access)|closures?) (?:to|for)|(?:kein (?:zutritt|zugang|durchgang)|\p{L}{0,40}(?:sperrung|sperre|betretungsverbot|betretverbot|zutrittsverbot|zugangsverbot)(?: (?!umleitung|ausnahme|ausser|frei|offen|nicht|und|oder|wegen)[\p{L}-]{1,40}){0,3}) fur|(?:fermeture|interdiction d.acces) (?:aux?|a la|a l.|pour les)|vietato l.accesso (?:a|ai|agli|alle)|(?:chiusura|divieto di (?:accesso|transito)) (?:a|ai|agli|alle|per)|prohibid[ao] (?:el paso|el acceso|la entrada) (?:a|de)|(?:afsluiting|toegangsverbod) voor|(?:avstangning|tilltradesforbud|adgangsforbud) for) (?<whom>.+)$`,
  'u',
)
/** Where the words for whom end. */
const ENDS =
  /\s(?:due|because|from|until|till|between|during|while|starting|effective|through|wegen|aufgrund|vom|bis|du|jusqu\S*|en raison|dal|fino|per|desde|hasta|por|in|on|at|near|within|auf|im|am|sur|dans)\s|\s[-–—]\s|[(:;.]/

/** “Für Kanus gesperrt”, which names for whom before what. */
const FOR_WHOM =
  /(?<!\p{L})(?:fur|voor|for) (?<whom>[^,:;.]{1,80}?) (?<closed>gesperrt|geschlossen|verboten|afgesloten|gesloten)(?!\p{L})/gu

/** Whether a word names a month, and is no article in French: “circulation des véhicules”. */
function isMonth(word: string): boolean {
  return word !== 'des' && monthNamed(word) !== undefined
}

/** What a list names before anything else is said, such as days: “climbing March 1 through July 31”. */
function namedIn(list: string): string {
  const words = (list.split(ENDS)[0] ?? '').split(' ')
  const days = words.findIndex((word) => /^\d/.test(word) || isMonth(word.replace(/[.,]$/, '')))
  return words.slice(0, days === -1 ? words.length : days).join(' ')
}

/** The activities to which alone a text says that something is closed: “closed to bikes and horses”. */
function closedTo(text: string): string | null {
  const {
    before = '',
    by = '',
    whom = '',
  } = CLOSED_TO.exec(fold(text).replaceAll(FOR_WHOM, '$<closed> fur $<whom>'))?.groups ?? {}
  const list = namedIn(whom)
  const isMore = CLOSING.test(` ${before}`) || CLOSING.test(whom.slice(list.length))
  const ids = whom === '' || isMore ? null : activitiesInWords(list)
  if (ids === null || ids.length === 0) return null
  const keys = keysOf(ids)
  // “Closed for fire” tells why, and so may “closure for snowmobiling”.
  const isReason =
    by.endsWith(' for') && (keys.includes('open_fire') || (by.startsWith('closure') && /ing(?!\p{L})/u.test(list)))
  return isReason || keys.includes('entering') ? null : keys.join(', ')
}

/** Whether a text names those to whom alone something is closed, in so many words: “closed to climbers”. */
export function namesWhom(text: string): boolean {
  return closedTo(text) !== null
}

function keysOf(ids: readonly number[]): string[] {
  return activities.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
}

/** What parts what a title tells: “Falcon Rocks: no climbing”. */
const PART = /[:;.]\s|\s[-–—]\s/
/** What is banned, behind a word or before one. */
const LISTS = [
  /^(?:no|keine?|pas de|niente|vietat[oaie]|prohibid[oa]s?|interdiction de)\s(?<list>.+)$/u,
  /^(?<list>.+?)\s(?:(?:is|are|ist|sind|est|sont|e|sono|es|son|ar)\s)?(?:prohibited|banned|forbidden|not allowed|not permitted|verboten|untersagt|nicht erlaubt|interdite?s?|vietat[oaie]|prohibid[oa]s?|verboden|forbjud(?:et|na)|forbudt)(?!\p{L})/u,
  /^(?:(?!betret)\p{L})*verbote? fur (?<list>.+)$/u,
  /^(?<list>(?:allgemeines )?fahrverbot)$/u,
]
/** What is done with what is named: “Befahren des Sees mit Booten”, “circulation des véhicules à moteur”. */
const USE =
  /^(?:(?:das|die|der|la|le|the|el|il|l.) ?)?(?:befahren|befahrung|benutzung|nutzung|mitfuhren|fuhren|verkehr|circulation|pratique|presence|usage|utilisation|use|transito|circolazione|uso|circulacion)\s(?:de[rs] \p{L}{2,40} )?(?:mit(?: de[mnr])?|von|der|des|durch|en|de la|de l.|de los|de|du|d.|of|by|ai|di|dei|delle|con)\s?/u
/** “Motor vehicles off designated roads”: what else may be on roads is not told. */
const OFF_ROADS =
  /\s(?:off|outside|beyond)(?: (?:of|the|all|designated|open|existing|established|marked|national|forest|system|service|nfs))* (?:roads?|routes?)$/u

/** The keys of the activities that a list names before anything else, such as days or places; none where one of them is unknown. */
export function activitiesListed(list: string): string[] {
  const named = namedIn(list).replace(OFF_ROADS, '')
  const ids = activitiesInWords(named) ?? activitiesInWords(named.replace(USE, ''))
  return keysOf(ids ?? [])
}

/** The activities of a list that is banned as a whole: “Hiking and climbing prohibited”; null where one of them is unknown. */
function activitiesInList(text: string): string | null {
  const parts = fold(text).trim().split(PART)
  if (parts.some((part) => CLOSING.test(` ${part}`))) return null
  for (const part of parts) {
    const list = LISTS.map((pattern) => pattern.exec(part)?.groups?.['list']).find((found) => found !== undefined)
    const keys = list === undefined ? [] : activitiesListed(list)
    if (keys.length > 0 && !keys.includes('entering')) return keys.join(', ')
  }
  return null
}

/** What stands for a ban that has been read. */
const BANNED = ' … '
const JOINT = '(?:and|or|und|oder|et|ou|e|o|y|en|och|of)'
// Behind an English ban, “of” is no Dutch “or”: “Climbing closure of Falcon Rocks”.
const JOINED = new RegExp(`(?<!…) ${JOINT} …|… ${JOINT.replace('|of', '')} (?!…)`)

/** Whether a text bans something else in the same breath: “Hiking and climbing prohibited”. */
function isJoinedToOther(rest: string): boolean {
  return JOINED.test(rest)
}

function activitiesInBans(text: string): string | null {
  let rest = ` ${wordsOf(text).join(' ')} `
  const banned = new Set<string>()
  for (const { activity, phrase } of BANS) {
    if (!rest.includes(phrase)) continue
    rest = rest.replaceAll(phrase, BANNED)
    for (const key of activity.split(' ')) banned.add(key)
  }
  if (banned.size === 0 || CLOSING.test(rest) || isJoinedToOther(rest)) return null
  return activities.flatMap(({ key }) => (banned.has(key) ? key : [])).join(', ')
}
