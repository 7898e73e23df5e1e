import { html } from 'hono/html'
import * as z from 'zod/mini'
import { parsePageRequest } from '#contract/list.ts'
import type { Html, Shown } from './shown.ts'

const Listed = z.object({
  count: z.number(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.unknown()),
})

/** Where a page of a list stands, and the ways to its neighbours where it has any; nothing for what is no list. */
export function pagerOf({ body, url }: Shown, label: string): Html {
  const list = Listed.safeParse(body)
  if (!list.success) return html``
  const { count, next, previous, results } = list.data
  const extent = html`<span>${extentOf(url, count, results.length)}</span>`
  if (next === null && previous === null) return html`<p class="pager">${extent}</p>`
  return html`<nav class="pager" aria-label="${label}">
    ${extent} ${step('Previous', 'prev', previous)} ${step('Next', 'next', next)}
  </nav>`
}

function step(label: string, relation: string, address: string | null): Html {
  if (address === null) return html`<span class="step" aria-disabled="true">${label}</span>`
  return html`<a class="step" rel="${relation}" href="${address}">${label}</a>`
}

function extentOf(url: URL, count: number, length: number): string {
  const { page, pageSize, after } = parsePageRequest(url.searchParams)
  const all = count.toLocaleString('en')
  if (count === 0) return 'No records'
  if (after !== undefined || page === null) return `${length} of ${all}, in the order of changes`
  const first = ((page === 'last' ? Math.ceil(count / pageSize) : page) - 1) * pageSize + 1
  return `${first.toLocaleString('en')}–${(first + length - 1).toLocaleString('en')} of ${all}`
}
