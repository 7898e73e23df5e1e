import { fold } from '../fold.ts'

/** A text for comparing: in lower case, plain letters and digits, everything between words one space. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
