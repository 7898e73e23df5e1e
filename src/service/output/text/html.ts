import { html, raw } from 'hono/html'
import { SIGN_UNITS } from '#contract/standing/signs.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { plainText } from '#contract/plain-text.ts'
import { signPaths } from '../badge/signs.ts'

/** A piece of a page, escaped. */
export type Html = ReturnType<typeof html>

export const NOTHING: Html = html``

/** The sign of a display status; the words beside it say the same. */
export function signOf(status: DisplayStatus): Html {
  return html`<svg width="22" height="22" viewBox="0 0 ${SIGN_UNITS} ${SIGN_UNITS}" aria-hidden="true">
    ${raw(signPaths(status))}
  </svg>`
}

/** Facts as label and text; nothing where there are none. */
export function factList(facts: readonly (readonly [label: string, text: string | Html])[]): Html {
  if (facts.length === 0) return NOTHING
  return html`<dl>
    ${facts.map(
      ([label, text]) =>
        html`<dt>${label}</dt>
          <dd>${text}</dd>`,
    )}
  </dl>`
}

/** Words in another language than those around them; unmarked where that is not known. */
export function inLanguage(lang: string | undefined, text: string): Html {
  return lang === undefined ? html`${text}` : html`<bdi lang="${lang}">${text}</bdi>`
}

/** A text of a source, paragraph by paragraph. `lang`: its language, where it is known. */
export function paragraphs(text: string | null, lang: string | undefined): readonly Html[] {
  const parts = plainText(text ?? '').split(/\s*\n\s*/)
  return parts.filter((part) => part.trim() !== '').map((part) => html`<p class="lead">${inLanguage(lang, part)}</p>`)
}

/** Data that search engines read; what would end the element is written otherwise. */
export function jsonLd(data: object): Html {
  const text = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return raw(`<script type="application/ld+json">${text}</script>`)
}
