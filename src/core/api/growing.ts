import { useState } from 'react'
import type { ListRead } from './list.ts'

/** By how much a list grows until it is told again. */
const GROWTH = 1.25

/**
 * A list that is read page by page, told when it has grown by a quarter, and when no more is on its way: what is derived
 * of all of it is so derived a few times, and not with each page.
 */
export function useGrowing<T>(read: ListRead<T> | undefined, isReading: boolean): ListRead<T> | undefined {
  const [told, setTold] = useState(read)
  if (read === told || (isReading && !isDue(read, told))) return told
  setTold(read)
  return read
}

function isDue(read: ListRead<unknown> | undefined, told: ListRead<unknown> | undefined): boolean {
  if (read === undefined || told === undefined) return true
  const [now, before] = [read.records.length, told.records.length]
  return now < before || now >= GROWTH * before
}
