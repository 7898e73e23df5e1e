import { fold } from '#contract/fold.ts'

const PATHS = String.raw`(?:wege?n?|pfaden?|steigen?|routen?|paths?|trails?|tracks?|footpaths?|routes?|sentiers?|chemins?|itineraires?|sentier[oi]|percors[oi]|senderos?|caminos?|paden)(?!\p{L})`
const OF = String.raw`(?:\p{L}+\.? ){0,3}?`
const LEAVING = new RegExp(
  String.raw`(?<!\p{L})(?:(?:abseits|ausserhalb|verlassen) ${OF}${PATHS}|off[- ](?:the )?(?:marked )?${PATHS}|leaving (?:the )?${OF}${PATHS}|hors[- ](?:des? )?${OF}${PATHS}|en dehors des? ${OF}${PATHS}|quitter les ${OF}${PATHS}|fuori (?:dai |dal |da )?${OF}${PATHS}|fuera de ${OF}${PATHS}|buiten de ${OF}${PATHS})`,
  'u',
)
const KEEPING = new RegExp(
  String.raw`(?<!\p{L})(?:wege?gebot|wegepflicht|(?:keep|stay|remain) (?:to|on) ${OF}${PATHS}|(?:auf )${OF}${PATHS} (?:zu )?bleiben|${PATHS} nicht (?:zu )?verlassen|(?:rester|restez) sur (?:les )?${OF}${PATHS}|ne pas quitter (?:les )?${OF}${PATHS}|(?:restare|rimanere) su[il]? ?${OF}${PATHS}|non (?:lasciare|abbandonare) ${OF}${PATHS})`,
  'u',
)
const WAYS = String.raw`(?:wegen?|pfaden?|paths?|trails?|tracks?|footpaths?|sentiers?|chemins?|sentier[oi]|senderos?|caminos?|paden)`
/** “Betreten nur auf markierten Wegen erlaubt”, and nothing behind it that asks more, as “and with a permit” does. */
const ONLY_ON = new RegExp(
  String.raw`^\s*(?:(?:das|the|l.|le|el|il) ?)?(?:betreten|begehen|zutritt|zugang|aufenthalt|access|entry|public access|walking|hiking|wandern|acces|passage|accesso|transito|acceso|paso|toegang)(?: de[rs] \p{L}{2,40})? ?(?:ist|is|est|e|es)? ?(?:erlaubt|gestattet|permitted|allowed|autorise|permis|consentito|permesso|permitido|toegestaan)? ?(?:nur|only|seulement|uniquement|solo|soltanto|unicamente|alleen) (?:auf|on|along|via|sur|par|su|sui|sugli|por|op) ${OF}${WAYS}(?: \p{L}+)?(?: (?:erlaubt|gestattet|permitted|allowed))?\s*$`,
  'u',
)
const BANNED =
  /(?<!\p{L})(?:no|not|kein\p{L}*|nicht|prohibited|banned|forbidden|closed|\p{L}*verbot\p{L}*|untersagt|gesperrt|sperrung|interdi\p{L}*|vietat\p{L}*|divieto|prohibid\p{L}*|verboden)(?!\p{L})/u

/** Whether a part of a text demands to stay on paths, and closes nothing else: “Betretungsverbot abseits der Wege”, “Keep to the paths”. */
export function demandsPaths(part: string): boolean {
  const plain = fold(part).replaceAll(/\s+/g, ' ')
  return KEEPING.test(plain) || ONLY_ON.test(plain) || (LEAVING.test(plain) && BANNED.test(plain))
}
