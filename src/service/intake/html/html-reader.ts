import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** Elements that stand on lines of their own, and those that part the cells of a line. */
export const LINES: ReadonlySet<string> = new Set(
  `address article aside blockquote br center dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav
   ol p pre section table tr ul`.split(/\s+/),
)
export const CELLS: ReadonlySet<string> = new Set(['td', 'th'])
const MAKES_LINES = new RegExp(`<(?:${[...LINES].join('|')})[\\s/>]`, 'i')
/** Stands before each entry of a list. */
const POINT = '•'

/** Elements whose text is not for reading. */
export const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'title', 'iframe', 'noembed', 'noframes'])

/**
 * The text of HTML: lines for paragraphs, lists and rows, and with links the address of each behind its words. Of anything
 * that calls itself HTML, in a time that grows with its length. Without an element that makes lines, line ends do.
 */
export function readHtml(html: string, withLinks: boolean): string {
  const reader = new HtmlReader(html, { withLinks, keepsLines: !MAKES_LINES.test(html) })
  const tokenizer = new Tokenizer({ decodeEntities: true }, reader)
  tokenizer.write(html)
  tokenizer.end()
  return reader.text()
}

/** Gathers the text; it keeps no tree, so that nothing can nest too deep. */
class HtmlReader implements TokenizerCallbacks {
  readonly #html: string
  readonly #withLinks: boolean
  readonly #keepsLines: boolean
  readonly #lines: string[] = []
  #line = ''
  #element = ''
  #attribute = ''
  #href = ''
  /** The address of the link that is open, and its words. */
  #link: string | null = null
  #words = ''
  #dropped: string | null = null

  constructor(html: string, { withLinks, keepsLines }: { readonly withLinks: boolean; readonly keepsLines: boolean }) {
    this.#html = html
    this.#withLinks = withLinks
    this.#keepsLines = keepsLines
  }

  text(): string {
    this.#endLink()
    this.#endLine()
    return this.#lines.join('\n')
  }

  ontext(start: number, end: number): void {
    if (this.#dropped === null) this.#add(this.#html.slice(start, end))
  }

  ontextentity(code: number): void {
    if (this.#dropped === null) this.#add(String.fromCodePoint(code))
  }

  onopentagname(start: number, end: number): void {
    this.#element = this.#nameAt(start, end)
    this.#href = ''
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#nameAt(start, end)
  }

  onattribdata(start: number, end: number): void {
    if (this.#isHref()) this.#href += this.#html.slice(start, end)
  }

  onattribentity(code: number): void {
    if (this.#isHref()) this.#href += String.fromCodePoint(code)
  }

  onattribend(): void {
    this.#attribute = ''
  }

  onopentagend(): void {
    if (this.#dropped !== null) return
    if (DROPPED.has(this.#element)) this.#dropped = this.#element
    else if (this.#element === 'a') this.#openLink()
    else this.#break(this.#element)
    if (this.#element === 'li') this.#line = `${POINT} `
  }

  onselfclosingtag(): void {
    if (this.#dropped === null) this.#break(this.#element)
  }

  onclosetag(start: number, end: number): void {
    const name = this.#nameAt(start, end)
    if (this.#dropped !== null) {
      if (name === this.#dropped) this.#dropped = null
    } else if (name === 'a') this.#endLink()
    else if (name !== 'br') this.#break(name)
  }

  oncdata(): void {}
  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}

  #nameAt(start: number, end: number): string {
    return this.#html.slice(start, end).toLowerCase()
  }

  #isHref(): boolean {
    return this.#dropped === null && this.#element === 'a' && this.#attribute === 'href'
  }

  #add(text: string): void {
    for (const [index, part] of (this.#keepsLines ? text.split(/\r?\n/) : [text]).entries()) {
      if (index > 0) this.#endLine()
      if (this.#link === null) this.#line += part
      else this.#words += part
    }
  }

  #break(name: string): void {
    if (LINES.has(name)) this.#endLine()
    else if (CELLS.has(name)) this.#add(' ')
  }

  #endLine(): void {
    // A link around a whole paragraph begins before it.
    if (this.#words.trim() !== '') this.#endLink()
    const line = inOneLine(this.#line)
    if (this.#keepsLines || (line !== '' && line !== POINT)) this.#lines.push(line)
    this.#line = line === POINT ? `${POINT} ` : ''
  }

  #openLink(): void {
    this.#endLink()
    this.#link = this.#withLinks ? addressIn(this.#href) : null
  }

  #endLink(): void {
    const [link, words] = [this.#link, inOneLine(this.#words)]
    if (link === null) return
    const [before = '', after = ''] = [/^\s/, /\s$/].map((space) => (space.test(this.#words) ? ' ' : ''))
    const told = words === '' || bare(words) === bare(link) ? link : `${words} (${link})`
    this.#line += before + told + after
    this.#link = null
    this.#words = ''
  }
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const LONGEST_ADDRESS = 2000

/** The address that a link leads to: of the web, mail or telephone; null where it leads nowhere else. */
function addressIn(href: string): string | null {
  const text = href.trim()
  const [, plain] = /^(?:mailto|tel):([^?]{1,200})/i.exec(text) ?? []
  if (plain !== undefined) return plain
  if (text.length > LONGEST_ADDRESS || !/^https?:/i.test(text) || !URL.canParse(text)) return null
  return new URL(text).href
}

function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/\/$/, '')
}
