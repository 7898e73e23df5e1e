import { raw } from 'hono/html'
import { STYLE } from './style.ts'

/** Without a space around the style, which its hash in the policy would not know of. */
export const STYLE_ELEMENT = raw(`<style>${STYLE}</style>`)
