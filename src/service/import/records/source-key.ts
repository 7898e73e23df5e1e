import { fold } from '#contract/fold.ts'
import type { Choice } from '../mapping/choose-mapping.ts'
import type { Identity } from './identity.ts'

/** What can tell the source of a record; the first of these that is given counts. */
export const TOLD_BY = ['option', 'mapping', 'column', 'file'] as const
export type ToldBy = (typeof TOLD_BY)[number]

/** A source that records belong to. */
export interface SourceKey {
  /** The uuid of a record is made of this key and what the source calls the record. */
  readonly key: string
  readonly by: ToldBy
}

/** The key of a source by its name, however that is written: `office-a` of “Office A”. */
export function sourceKey(name: string): string {
  return fold(name).trim().replaceAll(' ', '-')
}

/** The source that all records belong to, whatever they say. */
export function declaredBy(by: 'option' | 'mapping', name: string): SourceKey {
  return { key: by === 'option' ? sourceKey(name) : name, by }
}

/** The source that a record belongs to. `option`: what the operator says, if anything. */
export function sourceKeyOf(
  { source, inColumn }: Identity,
  { kind, mapping }: Choice,
  option: string | null,
): SourceKey {
  if (option !== null) return declaredBy('option', option)
  if (kind === 'known') return declaredBy('mapping', mapping.key)
  if (source !== null && inColumn) return { key: sourceKey(source), by: 'column' }
  return { key: mapping.key, by: 'file' }
}
