import { fold } from '#contract/fold.ts'

/** Closures that are asked for, and not what else is done for nothing: “voluntary climbing closure”, but not “freiwillige Feuerwehr”. */
const ASKED =
  /(?<!\p{L})(?:voluntary(?! (?:work|service|organi|sector|fire|contribution|donation|warden|ranger|group)\p{L}*)|on a voluntary basis|freiwillig\p{L}*(?!\p{L}| \p{L}*(?:feuerwehr|helfer|dienst|jahr))|auf freiwilliger basis|(?:fermeture|restriction|interdiction|renoncement)\p{L}* volontaires?|volontairement|(?:chiusura|limitazione|divieto|rinuncia) volontari[oa]|(?:cierre|restriccion|prohibicion) voluntari[oa]|vrijwillig\p{L}* (?:afsluit|sluit|beperk)\p{L}*|frivillig\p{L}* (?:avstang|stengning|forbud|lukning)\p{L}*)/u
/** What makes one binding all the same, or says that it is not asked for: “voluntary and mandatory closures”, “not voluntary”. */
const BOUND =
  /(?<!\p{L})(?:not voluntary|no longer voluntary|mandatory|statutory|compulsory|nicht freiwillig|verbindlich|verpflichtend|obligatoire|obbligatori[oa]|obligatori[oa]|verplicht)(?!\p{L})/u

/** “No” where a title or a kind calls a closure voluntary; null where it does not, or says more. */
export function bindingInText(text: string): 'no' | null {
  const plain = fold(text)
  return ASKED.test(plain) && !BOUND.test(plain) ? 'no' : null
}
