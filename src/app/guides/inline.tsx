import type { MarkedToken, Token } from 'marked'
import { Fragment, type ReactNode } from 'react'
import { ExternalLink } from '#core/ui/links/external-link.tsx'
import { targetOf, type Target } from './links.ts'

/** Where a guide is shown: its links are read from there. */
export interface Place {
  readonly origin: string
  /** What the addresses of the app's own pages carry along. */
  readonly search: string
}

/** The words of a guide: text, emphasis, code, links and images. Anything else shows as the text that it is. */
export function Inline({ tokens, place }: { readonly tokens: readonly Token[]; readonly place: Place }): ReactNode {
  return tokens.map((token, index) => (
    <Fragment key={index}>
      <Word token={token} place={place} />
    </Fragment>
  ))
}

function Word({ token, place }: { readonly token: Token; readonly place: Place }): ReactNode {
  if (!isInline(token)) return token.raw
  switch (token.type) {
    case 'text':
      return token.tokens === undefined ? token.text : <Inline tokens={token.tokens} place={place} />
    case 'escape':
      return token.text
    case 'strong':
      return (
        <strong>
          <Inline tokens={token.tokens} place={place} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inline tokens={token.tokens} place={place} />
        </em>
      )
    case 'codespan':
      return <code>{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return (
        <Link target={targetOf(token.href, place.origin, place.search)}>
          <Inline tokens={token.tokens} place={place} />
        </Link>
      )
    case 'image':
      return <Picture target={targetOf(token.href, place.origin, '')} words={token.text} />
  }
}

const INLINE = ['text', 'escape', 'strong', 'em', 'codespan', 'br', 'link', 'image'] as const
type InlineToken = Extract<MarkedToken, { type: (typeof INLINE)[number] }>

function isInline(token: Token): token is InlineToken {
  return INLINE.some((type) => type === token.type)
}

function Link({ target, children }: { readonly target: Target | null; readonly children: ReactNode }) {
  if (target === null) return children
  if (target.isOutside) return <ExternalLink href={target.href}>{children}</ExternalLink>
  return <a href={target.href}>{children}</a>
}

/** A picture of this site; of another only its words, so that no request leaves for there. */
function Picture({ target, words }: { readonly target: Target | null; readonly words: string }) {
  return target === null || target.isOutside ? words : <img src={target.href} alt={words} loading="lazy" />
}
