import { html, raw } from 'hono/html'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../../output/messages/messages.ts'
import { oneLine } from '#contract/plain-text.ts'
import type { View } from './address.ts'

/** How a view is put into a page, as oEmbed 1.0 has it. Sizes are CSS pixels. */
export type OEmbed = Readonly<Record<string, string | number>>

export interface Framed extends View {
  /** What the view is of; null: of no record alone. */
  readonly subject: string | null
  readonly language: Language
  /** What the site is called. */
  readonly site: string
  /** What begins the addresses of the site. */
  readonly origin: string
  /** The most that the page has room for. */
  readonly maxWidth: number
  readonly maxHeight: number
}

const [WIDTH, HEIGHT] = [800, 500]
/** Nothing can be read of a map in less. */
const [LEAST_WIDTH, LEAST_HEIGHT] = [200, 160]
const CACHE_SECONDS = 86_400

/** A frame for a view; where a page has no room for one, a title for a link. */
export async function oembedOf(framed: Framed): Promise<OEmbed> {
  const { subject, language, site, origin, maxWidth, maxHeight } = framed
  const title = oneLine(subject ?? messages[language].facts.mapTitle(site))
  const common = {
    version: '1.0',
    title,
    provider_name: site,
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
  }
  const [width, height] = [Math.min(WIDTH, maxWidth), Math.min(HEIGHT, maxHeight)]
  if (width < LEAST_WIDTH || height < LEAST_HEIGHT) return { type: 'link', ...common }
  return { type: 'rich', ...common, width, height, html: await frameOf(framed, title, width, height) }
}

async function frameOf({ page, embed, subject, site }: Framed, title: string, width: number, height: number) {
  const name = subject === null ? title : `${title} · ${site}`
  const rights = rightsOf(embed)
  const allow = rights === '' ? '' : html` allow="${rights}"`
  const sized = html`width="${width}" height="${height}" frameborder="0" loading="lazy"`
  const frame = html`<iframe src="${embed}" title="${name}" ${sized}${allow} referrerpolicy="${REFERRER}"></iframe>`
  const link = html`<p><a href="${page}">${name}</a></p>`
  return `${await frame}${await link}`
}

const REFERRER = 'strict-origin-when-cross-origin'

/** What an embed's page has to be allowed for the parts that it shows. */
function rightsOf(embed: string): string {
  const parts = new URL(embed).searchParams.get('ui')?.split(',') ?? []
  return [
    ...(parts.includes('locate') ? ['geolocation'] : []),
    ...(parts.includes('share') ? ['clipboard-write', 'web-share'] : []),
  ].join('; ')
}

/** The same as XML. */
export async function oembedXml(oembed: OEmbed): Promise<string> {
  const elements = Object.entries(oembed).map(([name, value]) => html`${raw(`<${name}>`)}${value}${raw(`</${name}>`)}`)
  return String(await html`<?xml version="1.0" encoding="utf-8"?><oembed>${elements}</oembed>`)
}
