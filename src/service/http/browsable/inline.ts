import { html } from 'hono/html'
import type { Html } from './shown.ts'

/** A sentence in which backticks mark code. */
export function inline(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`
}
