import { parseAsStringLiteral } from 'nuqs'
import { useAppConfig } from '#core/api/app-config.ts'
import { useParameter } from './use-parameter.ts'

/** The lists beside the map. */
export const LISTS = ['closures', 'areas'] as const
export type ListName = (typeof LISTS)[number]

const parser = parseAsStringLiteral(LISTS)

/** Which list is shown, in the address as `list`, and how to show another. */
export function useListChoice(): readonly [ListName, (list: ListName) => void] {
  const { startList } = useAppConfig()
  const [list, set] = useParameter('list', parser)
  return [list ?? startList, (next) => void set(next === startList ? null : next)]
}
