import { createContext } from 'react'

/** Whether the map draws the signs of closures; a page of paper puts numbered ones over its picture. */
export const SignsDrawn = createContext(true)
