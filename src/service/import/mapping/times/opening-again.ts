import { asDay, dayInOrder, orderOf } from '../../../intake/dates.ts'
import { looksLikeDayOrSeason, withYear } from '../../../intake/season.ts'
import { shareOf, tellsReopening, type Column } from '../columns.ts'
import type { SourceFeature } from '../../reading/input/source-feature.ts'

const DATED = 0.8
const FILLERS = '(?:date|dates|datum|data|fecha|on|ab|am|le|da|das|di|d|de|des|du|al|il|ore|from|trail|road|area)*'
/** How columns are called that tell the day on which something is open. */
const OPENS = new RegExp(
  `^${FILLERS}(?:open(?:s|ed|ing)?|offen|geoffnet|offnung|ouvert|ouverte|ouverture|apert[oa]|apertura|abiert[oa]|geopend|oppnas|oppnar|apnes|apner)${FILLERS}$`,
)
/** How those are that tell the day on which it closes. */
const CLOSES = new RegExp(
  `^${FILLERS}(?:clos(?:e|es|ed|ing|ure)|clsd|clsr|gesperrt|sperrung|sperre|geschlossen|schliessung|ferme|fermee|fermeture|chius[oa]|chiusura|cierre|cerrad[oa]|gesloten|sluiting|stangs|stanger|stenges|stenger)${FILLERS}$`,
)

/**
 * The columns of a table, of which a day of opening beside one of closing is that of the next opening, as though it were called so:
 * “Close Date”, “Open Date”. Not where it comes before, for then it tells from when to when something is open.
 */
export function withOpeningsAgain(columns: readonly Column[], sample: readonly SourceFeature[]): readonly Column[] {
  const dated = columns.filter((column) => shareOf(column, looksLikeDayOrSeason) > DATED)
  const closing = dated.filter(({ plain }) => CLOSES.test(plain))
  const opening = dated.filter((column) => OPENS.test(column.plain) && !tellsReopening(column))
  const [[closes, ...otherCloses], [opens, ...otherOpens]] = [closing, opening]
  if (closes === undefined || opens === undefined || otherCloses.length + otherOpens.length > 0) return columns
  const order = orderOf([...closes.values, ...opens.values].map((value) => withYear(value) ?? value))
  const dayIn = (value: unknown) => (order === null ? null : dayInOrder(value, order)) ?? asDay(value)
  const isAfter = sample.every(({ properties }) => {
    const [closed, open] = [closes, opens].map(({ property }) => dayIn(properties[property]))
    return closed == null || open == null || open > closed
  })
  return isAfter ? columns.map((one) => (one === opens ? { ...one, plain: `reopens${one.plain}` } : one)) : columns
}
