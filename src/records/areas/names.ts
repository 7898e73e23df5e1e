import type { AreaRecord } from '#contract/records/area.ts'

/** An area’s name, and those that it has in other languages. */
export function namesOfArea({ name, names }: AreaRecord): readonly string[] {
  return [name, ...Object.values(names ?? {})]
}
