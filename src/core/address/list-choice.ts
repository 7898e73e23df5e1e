import { parseAsStringLiteral } from 'nuqs'
import { useParameter } from './use-parameter.ts'

/** The lists beside the map. */
export const LISTS = ['closures', 'areas'] as const
export type ListName = (typeof LISTS)[number]

const parser = parseAsStringLiteral(LISTS).withDefault('closures')

/** Which list is shown, in the address as `list`, and how to show another. */
export function useListChoice(): readonly [ListName, (list: ListName) => void] {
  const [list, set] = useParameter('list', parser)
  return [list, (next) => void set(next)]
}
