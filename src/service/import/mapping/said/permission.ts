import { fold } from '#contract/fold.ts'
import { withoutMarkup } from '../../../intake/html/without-markup.ts'

const PERMITTED =
  /(?<!\p{L})(?:erlaubt\p{L}*|gestattet|zugelassen|frei(?: zuganglich)?$|^frei|passierbar|allowed|permitted|no restrictions?|autoris(?:e|ee|es|ees)|praticable|permess[oaie]|consentit[oaie]|percorribil[ei]|permitid[oa]s?|transitable|toegestaan|tillat(?:en|et|na)|tillatt)(?!\p{L})/u
/** What makes a permission one in part, or takes it back: “only on paths”, “except dogs”, “with a permit”. */
const LIMITED =
  /\d|(?<!\p{L})(?:not|no(?! restrictions?)|never|only|except|unless|until|from|after|before|between|with|without|nicht|nie|nur|kein\p{L}*|ausser|ausgenommen|bis|ab|nach|vor|mit|ohne|ne|pas|non|que|seulement|uniquement|sauf|jusqu\p{L}*|avec|sans|solo|soltanto|tranne|eccetto|salvo|fino|dopo|con|senza|niet|alleen|inte|ikke|un\p{L}*|\p{L}*verbot\p{L}*|gesperrt\p{L}*|geschlossen\p{L}*|closed|ferm\p{L}*|interdi\p{L}*|chius\p{L}*|vietat\p{L}*|prohibi\p{L}*|cerrad\p{L}*|gesloten|banned|wege?n?|paths?|trails?|sentier\p{L}*|chemins?)(?!\p{L})/u

/** What is open or closed: “Trail open”, but not “Swiss Open”. */
const WAY = String.raw`(?:\p{L}*(?:route|trail|track|path|road|corridor|area|zone|crag|beach|weg|pfad|korridor|strasse|steig)|itineraire|sentier|chemin|percorso|sentiero|via|ruta|sendero|led|sti)`
const ALL_TIMES = '(?:all year(?: round)?|year[- ]round|ganzjahrig|toute l.annee|tutto l.anno|todo el ano)'
/** A text that ends by calling open what it names, and calls it nothing else. */
const ENDS_OPEN = new RegExp(
  String.raw`(?:^|\s)(?:(?:${WAY}|is|are|now|fully|${ALL_TIMES})(?: \p{L}+)? open|offen|geoffnet|ouvert(?:e|s|es)?|apert[oaie]|abiert[oa]s?)(?: ${ALL_TIMES})?\.?$`,
  'u',
)
const NAMED_BY_WAY = new RegExp(String.raw`^${WAY}s?(?: \d+\p{L}?)?(?=\s|$)`, 'u')
const IN_PART =
  /(?<!\p{L})(?:partial\p{L}*|partly|part|half|teil\p{L}*|bedingt|eingeschrankt|halb|partiel\p{L}*|parzial\p{L}*|parcial\p{L}*|limited|seasonal\p{L}*|saison\p{L}*)(?!\p{L})/u

const BAN = String.raw`(?:\p{L}*(?:verbot\p{L}*|sperr\p{L}*|gebot\p{L}*)|closures?|ban|restrictions?|interdictions?|fermetures?|divieto|chiusura|prohibicion|cierre)`
const EXEMPT = String.raw`(?:ausgenommen|befreit|exempt(?:ed)?|excluded|except(?:e|ee|es|ees)?|esclus[oaie]|exclu(?:e|s|es)?|exent[oa]s?|excluid[oa]s?)`
const OF = String.raw`(?:vom|von de[rnm]|from(?: the)?|by the|de l.|de la|du|dal|dalla|de|del)`
/** “Ausgenommen vom Betretungsverbot”. */
const EXEMPTED = new RegExp(String.raw`^(?:${EXEMPT} ${OF} ?${BAN}|vom ${BAN} ${EXEMPT})$`, 'u')
const BEGINS_WITH_WAY = new RegExp(String.raw`^${WAY}(?: (?!hund|dog)\p{L}+)? (?:ist |is )?`, 'u')

/** Whether a text says of all that it names, and not of a way within it, that a ban does not hold there. */
function isExempted(plain: string): boolean {
  const [first = '', ...others] = plain.split(/[(),:;.]|\s[-–—]\s/).map((part) => part.trim())
  const parts = [first.replace(BEGINS_WITH_WAY, ''), ...others]
  return parts.some((part) => EXEMPTED.test(part)) && parts.every((part) => EXEMPTED.test(part) || !LIMITED.test(part))
}

/** Whether a text names something and calls it open, and says nothing else: “Trail 12 is open”. */
function endsOpen(plain: string): boolean {
  const named = plain.replace(ENDS_OPEN, '')
  return named !== plain && !IN_PART.test(plain) && !LIMITED.test(named.replace(NAMED_BY_WAY, ''))
}

/** Whether a text says that something may be done, and nothing that it may not: “Begehen erlaubt”, “No restrictions”. */
export function permits(text: string): boolean {
  const plain = fold(withoutMarkup(text)).trim()
  if (isExempted(plain)) return true
  return LIMITED.test(plain) ? endsOpen(plain) : PERMITTED.test(plain) || endsOpen(plain)
}
