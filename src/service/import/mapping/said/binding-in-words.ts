import { fold } from '#contract/fold.ts'
import { asBoolean, asText } from '../../../intake/values.ts'

/** The beginnings of words for what binds nobody, in plain letters. */
const FREE =
  /(?<!\p{L})(?:unverbindlich|nicht (?:rechts)?(?:verbindlich|kraftig)|non[- ](?:binding|statutory|contraignant|vincolant|obbligator|obligatoire)|not binding|no vinculante|empfohlen|empfehlung|freiwillig|voluntary|recommend|advisory|advice|recommand|volontaire|conseil|raccomanda|volontari|consigliat|recomenda|voluntari|aanbeveling|aanbevolen|vrijwillig|rekommend|frivillig|anbefal|suosit|zalec|doporuc)/gu
const BOUND =
  /(?<!\p{L})(?:rechtskraftig|rechtsverbindlich|verbindlich|rechtlich|legally|legal(?!\p{L})|binding|mandatory|statutory|contraignant|obligatoire|juridique|vincolant|obbligator|vinculante|obligatori|bindend|bindande|bindende)/u

/** Whether a value says that a closure binds: yes or no, or as agencies write it: “rechtskräftig”, “empfohlen”, “voluntary”. */
export function asBinding(value: unknown): boolean | null {
  const flag = asBoolean(value)
  if (flag !== null) return flag
  const text = fold(asText(value) ?? '')
  const rest = text.replaceAll(FREE, ' ')
  const [isFree, isBound] = [rest !== text, BOUND.test(rest)]
  return isFree === isBound ? null : isBound
}

/** Whether a value says in words alone that a closure binds, or that it does not. */
export function isBindingWord(value: unknown): boolean {
  return asBoolean(value) === null && asBinding(value) !== null
}

/** A closure that is called voluntary, and not other things that are: “voluntary climbing closure”, but not “freiwillige Feuerwehr”. */
const ASKED_FOR =
  /(?<!\p{L})(?:voluntary(?! (?:work|service|organi|sector|fire|contribution|donation|warden|ranger|group)\p{L}*)|on a voluntary basis|freiwillig\p{L}*(?!\p{L}| \p{L}*(?:feuerwehr|helfer|dienst|jahr))|auf freiwilliger basis|(?:fermeture|restriction|interdiction|renoncement)\p{L}* volontaires?|volontairement|(?:chiusura|limitazione|divieto|rinuncia) volontari[oa]|(?:cierre|restriccion|prohibicion) voluntari[oa]|vrijwillig\p{L}* (?:afsluit|sluit|beperk)\p{L}*|frivillig\p{L}* (?:avstang|stengning|forbud|lukning)\p{L}*)/u
/** What makes one binding all the same, or says that it is not asked for: “voluntary and mandatory closures”, “not voluntary”. */
const BOUND_AS_WELL =
  /(?<!\p{L})(?:not voluntary|no longer voluntary|mandatory|statutory|compulsory|nicht freiwillig|verbindlich|verpflichtend|obligatoire|obbligatori[oa]|obligatori[oa]|verplicht)(?!\p{L})/u

/** “No” where a title or a kind calls a closure voluntary; null where it does not, or says more. */
export function bindingInText(text: string): 'no' | null {
  const plain = fold(text)
  return ASKED_FOR.test(plain) && !BOUND_AS_WELL.test(plain) ? 'no' : null
}
