import { html } from 'hono/html'
import { isInvented } from '../../store/domain/invented.ts'
import { framed } from './frame.ts'
import { NOTHING } from './html.ts'
import { wordsOf } from './messages/messages.ts'
import type { TextRequest, TextSources } from './request.ts'

/** The page of a record that is not there. `withdrawnOn`: the day on which it was withdrawn, in words; null where it never was. */
export async function missingPage(
  { store }: TextSources,
  withdrawnOn: string | null,
  request: TextRequest,
): Promise<string> {
  const { badge, text } = wordsOf(request.language)
  const content = html`<h1>${badge.missing}</h1>
    ${withdrawnOn === null ? NOTHING : html`<p class="lead">${text.withdrawn(withdrawnOn)}</p>`}`
  const facts = { title: badge.missing, description: badge.missing, record: null }
  const demo = isInvented(await store.state())
  return framed({ facts, content, map: null, data: NOTHING, isLasting: false, demo }, request)
}
