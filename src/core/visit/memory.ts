import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Uuid } from '#contract/ids.ts'
import { Reading } from './reading.ts'
import { goOn, isNewSince, type Visit } from './visit.ts'

const KEY = 'fieldgate.visit'

const Memory = z.object({
  before: z.nullable(z.number()),
  seen: z.number(),
  readings: z.array(Reading),
})

/** What this device remembers of visits, and nobody else ever learns. */
interface Memory extends Visit {
  readonly readings: readonly Reading[]
}

/** Whether the device is to remember anything. */
let isKept = true

const useMemory = create<Memory>(() => atInstant(stored(), Date.now()))

/** When the last visit ended, in epoch ms; null on the first one. */
export function useLastVisit(): number | null {
  return useMemory(({ before }) => before)
}

/** Whether a change is newer than the last visit. */
export function useIsNew(changed: string | undefined): boolean {
  return useMemory(({ before }) => isNewSince(before, changed))
}

/** How a record was read last; undefined where that is not remembered. */
export function useLastReading(uuid: Uuid): Reading | undefined {
  return useMemory(({ readings }) => readings.find((reading) => reading.uuid === uuid))
}

/** The visitor is here at an instant (epoch ms). */
export function visitSeen(now: number): void {
  remember(atInstant(latest(), now))
}

/** Remembers other readings, as they follow at an instant (epoch ms) from those before. */
export function readingsChanged(now: number, next: (memory: Memory) => readonly Reading[]): void {
  const memory = atInstant(latest(), now)
  remember({ ...memory, readings: next(memory) })
}

function atInstant(memory: Memory | null, now: number): Memory {
  return { ...goOn(memory, now), readings: memory?.readings ?? [] }
}

/** Another page of this site may have written meanwhile. */
function latest(): Memory {
  return stored() ?? useMemory.getState()
}

/** Leaves nothing on the device, from now on, and asks it for nothing. */
export function rememberNothing(): void {
  isKept = false
}

function remember(memory: Memory): void {
  useMemory.setState(memory)
  if (!isKept) return
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    // Full or forbidden: then it is remembered for as long as the page is open.
  }
}

function stored(): Memory | null {
  if (!isKept) return null
  try {
    return Memory.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
