import type { AreaRecord } from '#contract/records/area.ts'
import type { ListRead } from '#core/api/list.ts'
import { askInPieces } from '#core/match/ask.ts'
import { holdersOf } from '#core/match/rank.ts'
import { namesOfArea } from './names.ts'

/** Reads the areas whose name holds a text; where none does so as it stands, those that hold it with a letter wrong. */
export async function readFound(
  ask: (q: string) => Promise<ListRead<AreaRecord>>,
  text: string,
): Promise<ListRead<AreaRecord>> {
  const found = await askInPieces(ask, text)
  if (found.asTyped) return found
  const records = [...(holdersOf(found.records, text, namesOfArea) ?? [])]
  return { ...found, records, count: records.length }
}
