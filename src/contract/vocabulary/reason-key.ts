import { reasons } from './reasons.ts'

/** What code calls a reason of the vocabulary. */
export type ReasonKey = (typeof reasons)[number]['key']

const KEYS: ReadonlyMap<string, ReasonKey> = new Map(
  reasons.flatMap(({ key, labels }) => Object.values(labels).map((label) => [label, key] as const)),
)

/** What the vocabulary calls a reason that a service names so, in whatever language; null for one of the service's own. */
export function reasonKeyOf(name: string): ReasonKey | null {
  return KEYS.get(name) ?? null
}
