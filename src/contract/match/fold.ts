import { fold as foldLetters } from '../fold.ts'

/** A text for comparing: in lower case, plain letters and digits, everything between words one space. */
export function fold(text: string): string {
  return foldLetters(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
