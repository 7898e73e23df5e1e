import { createContext } from 'react'
import type { Uuid } from '#contract/ids.ts'

/** The numbers that rows share with the signs of a printed map; on the screen there are none. */
export const RowNumbers = createContext<ReadonlyMap<Uuid, number>>(new Map())
