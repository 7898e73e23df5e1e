import * as z from 'zod/mini'
import { create } from 'zustand'
import type { Uuid } from '#contract/ids.ts'
import { Reading, readAgain, withReading, type Texts } from './reading.ts'
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

/** What those texts of a record said when it was read at an earlier visit that say something else now. */
export function useOldTexts(uuid: Uuid, texts: Texts): Texts {
  const last = useMemory(({ readings }) => readings.find((reading) => reading.uuid === uuid))
  const before = useLastVisit()
  return readAgain(last, { uuid, at: 0, texts }, before).old
}

/** The visitor is here at an instant (epoch ms). */
export function visitSeen(now: number): void {
  remember(atInstant(latest(), now))
}

/** The visitor has a record before them at an instant (epoch ms). */
export function recordRead(uuid: Uuid, texts: Texts, now: number): void {
  const memory = atInstant(latest(), now)
  const last = memory.readings.find((reading) => reading.uuid === uuid)
  const reading = readAgain(last, { uuid, at: now, texts }, memory.before)
  remember({ ...memory, readings: withReading(memory.readings, reading) })
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
