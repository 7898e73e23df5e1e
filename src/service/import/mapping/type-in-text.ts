import { fold } from '#contract/fold.ts'
import type { CLOSURE_TYPES } from '#contract/records/closure.ts'
import closureWords from './closure-words.json' with { type: 'json' }
import { wordsOfFolded } from './phrases.ts'
import { withoutMarkup } from '../../intake/html/without-markup.ts'

const { closed, opened, still_closed, not_yet, warning } = closureWords.sentences

/** The sentences of a text without its HTML, each as its words in plain letters with spaces around. */
function sentencesOf(text: string): readonly string[] {
  const plain = withoutMarkup(text)
  return plain.split(/[.;!?\n]+/).map((sentence) => ` ${wordsOfFolded(fold(sentence)).join(' ')} `)
}

const says = (sentence: string, phrases: readonly string[]) =>
  phrases.some((phrase) => sentence.includes(` ${phrase} `))

/** Whether a text says that something is closed. */
export function isClosing(text: string): boolean {
  return sentencesOf(text).some((sentence) => says(sentence, closed))
}

/** Whether a text says that what was closed is so no longer: “reopened”, “ban lifted”; not that it will be one day. */
export function isOpened(text: string): boolean {
  const sentences = sentencesOf(text)
  if (sentences.some((sentence) => says(sentence, still_closed))) return false
  return sentences.some((sentence) => says(sentence, opened) && !says(sentence, not_yet))
}

/** What a title or a text says it tells of: a closure, or only a notice, such as an opening or a warning; null where neither. */
export function typeInText(text: string): (typeof CLOSURE_TYPES)[number] | null {
  if (isOpened(text)) return 'notice'
  if (isClosing(text)) return 'closure'
  const [first = ''] = sentencesOf(text)
  return warning.some((word) => first.startsWith(` ${word} `)) ? 'notice' : null
}
