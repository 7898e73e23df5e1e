import { html, raw } from 'hono/html'
import { LOCALES } from '#contract/messages/locale.ts'
import { PREVIEW_SIZE } from '#contract/preview/painting.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { PageFacts } from './page-facts.ts'

/** What the head of a page says of what the page is about. */
export interface PageHead {
  readonly facts: PageFacts
  readonly language: Language
  /** What the site is called, and what begins its addresses. */
  readonly site: string
  readonly origin: string
  /** The address of the page. */
  readonly address: string
  /** Whether pictures of records can be made. */
  readonly hasPictures: boolean
}

/** The title, the description and the preview of a page (ogp.me), as HTML. */
export async function headTags(head: PageHead): Promise<string> {
  const { facts, language, site, address } = head
  const { title, description } = facts
  const picture = await pictureOf(head)
  return String(
    await html`<title>${title} – ${site}</title>
      <meta name="description" content="${description}" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="${site}" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${address}" />
      <meta property="og:locale" content="${LOCALES[language].replace('-', '_')}" />
      <meta name="twitter:card" content="${picture === '' ? 'summary' : 'summary_large_image'}" />
      ${raw(picture)}`,
  )
}

/** What says where the picture of the record is that the page opens; '' where there is none. */
async function pictureOf({ facts, language, origin, hasPictures }: PageHead): Promise<string> {
  const { record, title } = facts
  if (record === null || !hasPictures) return ''
  const address = `${origin}/preview.png?${new URLSearchParams({ [record.kind]: record.uuid, lang: language })}`
  return String(
    await html`<meta property="og:image" content="${address}" />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="${PREVIEW_SIZE.width}" />
      <meta property="og:image:height" content="${PREVIEW_SIZE.height}" />
      <meta property="og:image:alt" content="${title}" />`,
  )
}
