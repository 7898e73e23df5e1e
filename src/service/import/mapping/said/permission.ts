import { fold } from '#contract/fold.ts'
import { withoutMarkup } from '../../../intake/html/without-markup.ts'

const PERMITTED =
  /(?<!\p{L})(?:erlaubt\p{L}*|gestattet|zugelassen|frei(?: zuganglich)?$|^frei|passierbar|allowed|permitted|no restrictions?|autoris(?:e|ee|es|ees)|praticable|permess[oaie]|consentit[oaie]|percorribil[ei]|permitid[oa]s?|transitable|toegestaan|tillat(?:en|et|na)|tillatt)(?!\p{L})/u
/** What makes a permission one in part, or takes it back: “only on paths”, “except dogs”, “with a permit”. */
const LIMITED =
  /\d|(?<!\p{L})(?:not|no(?! restrictions?)|never|only|except|unless|until|from|after|before|between|with|without|nicht|nie|nur|kein\p{L}*|ausser|ausgenommen|bis|ab|nach|vor|mit|ohne|ne|pas|non|que|seulement|uniquement|sauf|jusqu\p{L}*|avec|sans|solo|soltanto|tranne|eccetto|salvo|fino|dopo|con|senza|niet|alleen|inte|ikke|un\p{L}*|\p{L}*verbot\p{L}*|gesperrt\p{L}*|closed|ferm\p{L}*|interdi\p{L}*|chius\p{L}*|vietat\p{L}*|prohibi\p{L}*|banned|wege?n?|paths?|trails?|sentier\p{L}*|chemins?)(?!\p{L})/u

/** Whether a text says that something may be done, and nothing that it may not: “Begehen erlaubt”, “No restrictions”. */
export function permits(text: string): boolean {
  const plain = fold(withoutMarkup(text)).trim()
  return PERMITTED.test(plain) && !LIMITED.test(plain)
}
