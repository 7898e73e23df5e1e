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
