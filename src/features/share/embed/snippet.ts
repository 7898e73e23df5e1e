import { EMBED_SCRIPT } from '#contract/site-paths.ts'
import { element, escaped } from './html.ts'

export interface Frame {
  readonly address: string
  /** What the frame holds, for those who can't see it. */
  readonly title: string
  /** The map that readers get where the frame is taken away, as in mails and feeds. */
  readonly link: string
  readonly linkText: string
  /** In CSS pixels. */
  readonly height: number
  /** What the frame may do of what its page has to allow; empty: nothing. */
  readonly allow: string
  /** Whether the page takes styles in its HTML; a strict Content Security Policy forbids them. */
  readonly takesStyles: boolean
}

/** What a browser shows that has no frame's width from its page. */
const WIDTH = 600

/** The map in a frame. */
export function frameSnippet({ address, title, height, allow, takesStyles, ...link }: Frame): string {
  const size = takesStyles
    ? { width: WIDTH, height, style: 'width: 100%; border: 0' }
    : { width: '100%', height, frameborder: 0 }
  const attributes = {
    src: address,
    title,
    ...size,
    loading: 'lazy',
    ...(allow !== '' && { allow }),
    referrerpolicy: 'strict-origin-when-cross-origin',
  }
  return `${element('iframe', attributes, '')}\n${fallback(link)}\n`
}

/** The map as an element of its own, which a script brings; its attributes are the parameters of the address. */
export function elementSnippet({ address, title, height, ...link }: Omit<Frame, 'allow' | 'takesStyles'>): string {
  const url = new URL(address)
  const script = element('script', { async: true, src: new URL(EMBED_SCRIPT, url).href }, '')
  const parameters = [...url.searchParams].map(([name, value]) => [name.replaceAll('_', '-'), value] as const)
  const attributes = { label: title, height, ...Object.fromEntries(parameters) }
  return `${script}\n${element('fieldgate-map', attributes, `\n  ${fallback(link)}\n`)}\n`
}

/** A line of text as a picture that leads to the map. */
export function badgeSnippet({ address, title, link }: Pick<Frame, 'address' | 'title' | 'link'>): string {
  const image = element('img', { src: address, alt: title, loading: 'lazy' }, null)
  return `${element('a', { href: link }, image)}\n`
}

function fallback({ link, linkText }: Pick<Frame, 'link' | 'linkText'>): string {
  return element('p', {}, element('a', { href: link }, escaped(linkText)))
}
