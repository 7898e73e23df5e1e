import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useGrounds } from '#map/ground/grounds.ts'
import { tilesOfGrounds } from '#map/ground/named-ways/ground-names.ts'
import { nameStretches } from '../check/hike-client.ts'
import { useHikeCheck } from '../use-hike-answer.ts'
import { stretchKey } from './stretch-key.ts'
import type { StretchPath } from './name-stretch.ts'

/** Tells which path a stretch of a closure on the hike is: by the closure's uuid and where the stretch begins. */
export function useStretchPaths(): (uuid: string, from: number) => StretchPath | null {
  const grounds = useGrounds()
  const tiles = useMemo(() => tilesOfGrounds(grounds), [grounds])
  const { data: check, isPlaceholderData } = useHikeCheck()
  const { data } = useQuery({
    queryKey: ['hike-stretches', check?.askedAt, check?.number, tiles],
    queryFn: ({ signal }) => nameStretches(check?.number ?? -1, tiles, signal),
    enabled: check !== undefined && !isPlaceholderData && tiles.length > 0,
    staleTime: Infinity,
    retry: false,
  })
  return (uuid, from) => data?.get(stretchKey(uuid, from)) ?? null
}
