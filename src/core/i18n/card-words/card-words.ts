import { lateWords } from '../late-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** The words of the cards of areas and closures in the visitor's language; they come with the first card. */
export const useCardWords = lateWords({ en, de })
