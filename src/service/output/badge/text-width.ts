/** Widths of letters in the sans-serif fonts of today's systems, in parts of their size. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl.,:;’'|", 0.26],
  [' ftrI()-–·!/', 0.33],
  ['ckszvxyJ', 0.52],
  ['mwMW', 0.87],
  ['ABCDEFGHKLNOPQRSTUVXYZÀÄÉÖÜ', 0.68],
]
const USUAL = 0.57
const BOLD = 1.05

/** How wide a text is about, in its font's size: generous, because what draws it is told to fill that width. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  const em = Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)
  return Math.ceil(em * size * (isBold ? BOLD : 1))
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? USUAL
}
