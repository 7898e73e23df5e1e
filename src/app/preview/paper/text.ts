import { FONT_FAMILY } from '../fonts.ts'

/** How words are set, in px. */
export interface Type {
  readonly size: number
  readonly line: number
  readonly weight: 400 | 600
  readonly colour: string
}

/** Words as lines of a width. */
export interface Lines {
  readonly lines: readonly string[]
  readonly height: number
  /** Whether some of the words are left out. */
  readonly isCut: boolean
  readonly draw: (x: number, y: number) => void
}

type Context = CanvasRenderingContext2D

const ELLIPSIS = '…'

/** Breaks a text into lines of a width, so many at most; what is too long ends with an ellipsis. */
export function setText(context: Context, text: string, type: Type, width: number, most: number): Lines {
  setFont(context, type)
  const fits = (line: string) => context.measureText(line).width <= width
  const broken = brokenLines(text, fits)
  const isCut = broken.length > most
  const lines = isCut ? [...broken.slice(0, most - 1), shortened(broken.slice(most - 1).join(' '), fits)] : broken
  return {
    lines,
    height: lines.length * type.line,
    isCut,
    draw(x, y) {
      setFont(context, type)
      context.fillStyle = type.colour
      context.textAlign = 'left'
      context.textBaseline = 'middle'
      lines.forEach((line, index) => context.fillText(line, x, y + (index + 0.5) * type.line))
    },
  }
}

function setFont(context: Context, { weight, size }: Type): void {
  context.font = `${weight} ${size}px ${FONT_FAMILY}`
  context.letterSpacing = '0px'
}

type Fits = (line: string) => boolean

function brokenLines(text: string, fits: Fits): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/).filter((part) => part !== '')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(...brokenWord(word, fits))
  }
  return lines
}

/** A word that is longer than a line goes on in the next. */
function brokenWord(word: string, fits: Fits): readonly string[] {
  if (fits(word)) return [word]
  const lines = ['']
  for (const letter of lettersOf(word)) {
    const longer = `${lines.at(-1) ?? ''}${letter}`
    if (fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(letter)
  }
  return lines
}

function shortened(text: string, fits: Fits): string {
  const letters = lettersOf(text)
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}${ELLIPSIS}`)) letters.pop()
  return `${letters.join('').trimEnd()}${ELLIPSIS}`
}

/** A text with no break within its dates: "1 May 2026", "1. Mai 2026", "1er mai 2026". */
export function withWholeDates(text: string): string {
  return text.replace(/(?<!\S)\d{1,2}(?:\.|er)? \p{L}{3,}\.?(?: \d{4})?/gu, (date) => date.replaceAll(' ', '\u00a0'))
}

/** Letters as people see them, of however many characters each. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
