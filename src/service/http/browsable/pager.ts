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
  if (next === null && previous === null && !isWalk(url)) return html`<p class="pager">${extent}</p>`
  const back = isWalk(url) ? step('First', 'first', firstPage(url)) : step('Previous', 'prev', previous)
  return html`<nav class="pager" aria-label="${label}">${extent} ${back} ${step('Next', 'next', next)}</nav>`
}

function step(label: string, relation: string, address: string | null): Html {
  if (address === null) return html`<span class="step" aria-disabled="true">${label}</span>`
  return html`<a class="step" rel="${relation}" href="${address}">${label}</a>`
}

/** Whether a page goes on after a record: then nobody knows which number it has. */
function isWalk(url: URL): boolean {
  return parsePageRequest(url.searchParams).after !== undefined
}

function firstPage(url: URL): string {
  const first = new URL(url)
  for (const name of ['page', 'after']) first.searchParams.delete(name)
  return first.href
}

function extentOf(url: URL, count: number, length: number): string {
  const { page, pageSize } = parsePageRequest(url.searchParams)
  const all = count.toLocaleString('en')
  if (count === 0) return 'No records'
  if (isWalk(url) || page === null) return `The next ${length.toLocaleString('en')} of ${all}`
  const first = ((page === 'last' ? Math.ceil(count / pageSize) : page) - 1) * pageSize + 1
  return `${first.toLocaleString('en')}–${(first + length - 1).toLocaleString('en')} of ${all}`
}
