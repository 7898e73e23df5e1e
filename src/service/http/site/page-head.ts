import { html } from 'hono/html'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../../output/messages/messages.ts'
import { headTags, type PageHead } from '../../output/page/head-tags.ts'

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /<meta\s+name="description"[^>]*>/

/** What the page of the map says of itself where it opens nothing. */
export interface StartHead {
  readonly title: string
  readonly language: Language
}

/** The page with the title of the site and what it is, in a language. */
export async function withStart(page: string, { title, language }: StartHead): Promise<string> {
  const [name, about] = [
    await html`<title>${title}</title>`,
    await html`<meta name="description" content="${messages[language].page.about}" />`,
  ]
  return page
    .replace(TITLE, () => String(name))
    .replace(DESCRIPTION, () => String(about))
    .replace(/<html lang="[^"]*">/, () => `<html lang="${language}">`)
}

/** The page with the title, the description and the preview of what it opens. */
export async function withHead(page: string, head: PageHead): Promise<string> {
  const tags = await headTags(head)
  return page
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => tags)
    .replace(/<html lang="[^"]*">/, () => `<html lang="${head.language}">`)
}
