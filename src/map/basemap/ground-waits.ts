import { createContext } from 'react'

/** Whether the ground of regions is to wait until the map has been drawn without it, as in pages of other sites. */
export const GroundWaits = createContext(false)
