import { Feed, type Item } from 'feed'
import type { ServedClosure } from '#contract/records/closure.ts'
import { messages } from '../messages/messages.ts'
import { factsOf, factText, kindText, pageOf, periodText, sentenceText, statusText } from './closure-text.ts'
import { titleOf } from './filter-text.ts'
import { bareType, MEDIA_TYPES } from '../../answer/format.ts'
import type { ClosureFormat, FormatContext, Listing } from './format.ts'
import { oneLine, plainText } from '#contract/plain-text.ts'

/** How long a reader may wait before it asks again, in minutes. */
const TTL = 60

/** Closures as RSS 2.0, the last update first. */
export const rss = {
  fileName: null,
  speaks: true,
  mostAreas: 3,
  order: 'newest',
  needsGeometry: () => false,
  render: (listing, context) => {
    const statuses = listing.closures.map((closure) => statusText(closure, context))
    const feed = feedOf(listing, context)
    for (const [index, closure] of listing.closures.entries()) {
      feed.addItem(itemOf(closure, statuses[index]?.text ?? '', context))
    }
    return { text: feed.rss2(), until: Math.min(Infinity, ...statuses.map(({ until }) => until)) }
  },
} satisfies ClosureFormat

function feedOf({ closures, next }: Listing, context: FormatContext): Feed {
  const { origin, url, language, demo, changedAt } = context
  const title = titleOf(context)
  const feed = new Feed({
    title,
    description: demo ? `${title}. ${messages[language].feed.demoNote}` : title,
    link: `${origin}/`,
    language,
    generator: 'Fieldgate',
    ttl: TTL,
    updated: new Date(closures[0]?.updated_at ?? changedAt ?? context.now),
    feed: url.href,
  })
  if (next !== null)
    feed.addExtension({ name: 'atom:link', objects: Object([link('self', url.href), link('next', next)]) })
  return feed
}

function link(rel: string, href: string): object {
  return { _attributes: { href: href.replaceAll('&', '&amp;'), rel, type: bareType(MEDIA_TYPES.rss) } }
}

function itemOf(closure: ServedClosure, status: string, context: FormatContext): Item {
  const { uuid, name, updated_at } = closure
  const period = periodText(closure, context.language)
  return {
    title: withoutMarkup(oneLine(`${name} · ${status} · ${period}`)),
    link: pageOf(closure, context),
    guid: uuid,
    date: new Date(updated_at),
    description: contentOf(closure, status, context),
  }
}

/** Some readers take titles for HTML, others for plain text: an ampersand, which can do no harm, is left to both. */
function withoutMarkup(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** HTML. */
function contentOf(closure: ServedClosure, status: string, context: FormatContext): string {
  const lead = `<strong>${escaped(status)}</strong> · ${escaped(kindText(closure, context.language))}`
  const { fact } = messages[context.language].feed
  const facts = factsOf(closure, context).map(({ label, words, source }) =>
    fact(
      escaped(label),
      factText({ label, words: escaped(words), source }, (text) => ofSource(text, context)),
    ),
  )
  const description = plainText(closure.description ?? '')
    .split(/\s*\n\s*/)
    .filter((paragraph) => paragraph !== '')
  return [
    lead,
    escaped(sentenceText(closure, context)),
    facts.join('<br>'),
    ...description.map((paragraph) => ofSource(paragraph, context)),
  ]
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('')
}

/** A text of a source, marked with its language where that is known and another one. */
function ofSource(text: string, { recordsLanguage, language }: FormatContext): string {
  if (recordsLanguage === undefined || recordsLanguage === language) return escaped(text)
  return `<span lang="${escaped(recordsLanguage)}">${escaped(text)}</span>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
