import type { Uuid } from '#contract/ids.ts'
import type { ListRead } from '#core/api/list.ts'
import { piecesOf } from './pieces.ts'

/** What a service found for a text. */
export interface ListFound<T> extends ListRead<T> {
  /** Whether it holds the text as it stands; else a piece of it, and may be it with a letter wrong. */
  readonly asTyped: boolean
}

/** Asks a service that finds a text only as it stands, and where it finds nothing so, for pieces of the text. */
export async function askInPieces<T extends { readonly uuid: Uuid }>(
  ask: (q: string) => Promise<ListRead<T>>,
  text: string,
): Promise<ListFound<T>> {
  const whole = await ask(text)
  if (whole.count > 0) return { ...whole, asTyped: true }
  const parts = await Promise.all(piecesOf(text).map(ask))
  const records = [...new Map(parts.flatMap((part) => part.records).map((record) => [record.uuid, record])).values()]
  const urls = parts.flatMap((part) => part.urls ?? [])
  return { records, count: records.length, unreadable: 0, more: false, urls, asTyped: false }
}
