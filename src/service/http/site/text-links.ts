import { html } from 'hono/html'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { messages } from '../../output/messages/messages.ts'
import { readAsked } from '../../output/text/asked.ts'
import { textAddressIn } from '../../output/text/request.ts'

/** What the page of a view says of the page that has the same as text, as HTML. */
export interface TextLinks {
  readonly head: string
  /** For those who run no script: in every language, because nobody has asked yet which one they read. */
  readonly noscript: string
}

/** The ways from the view of an address to the text page of the same. */
export async function textLinksOf({ searchParams }: URL): Promise<TextLinks> {
  const { query } = readAsked(searchParams)
  const [title, address] = [messages.en.records.textOnly, textAddressIn(query, null)]
  const head = await html`<link rel="alternate" type="text/html" title="${title}" href="${address}" />`
  const noscript = await html`<ul>
    ${LANGUAGES.map((language) => html`<li><a href="${textAddressIn(query, language)}" lang="${language}">${messages[language].records.textOnly}</a></li>`)}
  </ul>`
  return { head: String(head), noscript: String(noscript) }
}
