import { ExternalLink } from './external-link.tsx'
import { linkParts } from './link-parts.ts'

/** A text as its source wrote it, whose addresses and telephone numbers can be followed. */
export function LinkedText({ text }: { readonly text: string }) {
  return linkParts(text).map(({ text: words, href }, index) => {
    if (href === null) return words
    if (/^https?:/i.test(href)) {
      return (
        <ExternalLink key={index} href={href}>
          {words}
        </ExternalLink>
      )
    }
    return (
      <a key={index} href={href}>
        {words}
      </a>
    )
  })
}
