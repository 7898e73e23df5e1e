import { USUAL_TEXT_PX } from './layout.ts'

/** How large the visitor's browser sets text, and stylesheets set all of the page by `rem`, of the usual size. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT_PX
}
