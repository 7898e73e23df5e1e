import { html } from 'hono/html'
import { API_PREFIX } from '#contract/paths.ts'
import { PAGE_TYPE } from '../../answer/format.ts'
import { SECURED } from '../../answer/headers.ts'
import { messages } from '../../output/messages/messages.ts'
import type { ServiceContext } from '../kernel/context.ts'
import { languageOf } from '../kernel/language.ts'
import { PAGE_POLICY } from './page-headers.ts'
import type { SiteOptions } from './site-options.ts'
import { STYLE_ELEMENT } from './style-element.ts'

/** The page at an address that there is not, in the language of who asks. */
export async function missingPage(c: ServiceContext, { title, hasApp, languages }: SiteOptions): Promise<Response> {
  const language = languageOf(c, { offered: languages })
  const { page: words } = messages[language]
  const start = hasApp ? `/?lang=${language}` : `${API_PREFIX}/`
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.missing} · ${title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header><a class="brand" href="${start}">${title}</a></header>
        <main>
          <div class="intro">
            <h1>${words.missing}</h1>
            <p class="about">${words.whyMissing}</p>
            <p><a class="way" href="${start}">${hasApp ? words.openMap : words.openData}</a></p>
          </div>
        </main>
      </body>
    </html>`
  const headers = {
    ...SECURED,
    'Content-Type': PAGE_TYPE,
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    Vary: 'Accept, Accept-Language',
  }
  return new Response(String(await page), { status: 404, headers })
}
