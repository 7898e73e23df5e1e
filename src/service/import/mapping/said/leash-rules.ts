import { fold } from '#contract/fold.ts'

/** Words for a leash, and for dogs that are on one or off it, in plain letters. */
const ON =
  /\b(?:on (?:an? |the |short )*(?:leash|leashes|lead|leads)|leashed|(?:kept )?under leash|leash(?:es)? (?:required|mandatory|only|law|rules?)|must be (?:kept )?on lead|dogs? to (?:be (?:kept )?on )?(?:an? )?(?:short )?(?:leads?|leash(?:es)?)|an? der (?:kurzen )?leine|an die leine|angeleint\p{L}*|anleinen|anzuleinen|anleinpflicht|leinenpflicht|leinenzwang|(?:tenus? )?en laisse|laisse obligatoire|al guinzaglio|guinzaglio obbligatorio|con correa|perros atados|aangelijnd\p{L}*|aan de lijn|aanlijnplicht|kopplad\p{L}*|i koppel|koppeltvang|i band|bandtvang|i snor|na smyczy|na voditku|na vodzi)(?!\p{L})/u
const OFF =
  /\b(?:(?:not|never) on (?:an? |the )*(?:leash|lead)|off[ -]?(?:the |an? )?(?:leash|leashes|lead|leads)|without (?:an? |the )?(?:leash|lead)|un-?leashed|loose dogs|free[ -]running dogs|ohne leine|(?:nicht angeleint|unangeleint|frei ?laufend|freilauf)\p{L}*|frei laufen|sans laisse|non (?:tenus? )?en laisse|chiens en liberte|senza guinzaglio|cani (?:liberi|sciolti)|sin correa|perros sueltos|zonder (?:lijn|riem)|loslopende?|niet aangelijnd\p{L}*|okopplad\p{L}*|losa hundar|lose hunder|lose hunde)(?!\p{L})/u
/** Dogs on a leash too: “No dogs, even on a leash”. */
const EITHER =
  /\b(?:even|also|whether|auch|selbst|meme|anche|incluso|ni|ook|zelfs|aven|ogsa|selv)\b[^,;:.]{0,120}|\b(?:on (?:or|and) off|leashed or (?:not|un)|with or without|mit oder ohne|avec ou sans|con o (?:senza|sin)|met of zonder)\b/u
const EXCEPT =
  /\b(?:except|unless|if not|other than|but only|ausser|ausgenommen|sauf|hormis|tranne|eccetto|salvo|excepto|behalve|tenzij|utom|unntatt|undtagen)\b/u
const BANNED =
  /\b(?:no|not|never|nicht|kein\p{L}*|ne|pas|non|niente|niet|geen|inte|ikke|ingen|prohibited|banned|forbidden|verbot\p{L}*|untersagt|interdit\p{L}*|vietat\p{L}*|divieto|prohibid\p{L}*|forbjud\p{L}*|forbudt|forbud|zakaz\p{L}*)(?!\p{L})/u
const DOGS_BANNED =
  /\b(?:no|kein\p{L}*|pas de|geen|inga|ingen) (?:dogs?|hunde?n?|chiens?|honden|hundar|hunder)\b|\b(?:dogs?|hunde?|chiens?|cani|perros|honden|hundar|hunder)\b[^,;:.]{0,120}(?:not allowed|not permitted|prohibited|banned|forbidden|verboten|untersagt|nicht erlaubt|interdits?|vietati|prohibidos|forbjud\p{L}*|forbudt)/u

/**
 * Whether a part of a text says that dogs must be on a leash, and closes nothing to dogs that are: “Dogs are not allowed off leash”,
 * “Hunde an der Leine führen”. Not “No dogs, even on a leash”, nor where dogs may be without.
 */
export function demandsLeash(part: string): boolean {
  const plain = fold(part)
  if (EITHER.test(plain) && DOGS_BANNED.test(plain.replace(OFF, ' '))) return false
  if (OFF.test(plain)) return BANNED.test(plain.replace(OFF, ' '))
  return ON.test(plain) && (!DOGS_BANNED.test(plain) || EXCEPT.test(plain))
}
