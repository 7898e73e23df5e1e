import type { Language } from '#contract/vocabulary/languages.ts'
import { messages as de } from './de.ts'
import { messages as en, type OutputMessages } from './en.ts'
import { messages as fr } from './fr.ts'
import { messages as it } from './it.ts'

/** Every phrase of badges, feeds and oEmbed: those that the app says too, and the service's own. */
export const messages: Readonly<Record<Language, OutputMessages>> = { en, de, fr, it }
