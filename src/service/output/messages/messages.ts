import { de as sharedDe } from '#contract/messages/de.ts'
import { en as sharedEn } from '#contract/messages/en.ts'
import { fr as sharedFr } from '#contract/messages/fr.ts'
import { it as sharedIt } from '#contract/messages/it.ts'
import type { SharedMessages } from '#contract/messages/shared-messages.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import type { OutputMessages } from './output-messages.ts'

/** Every phrase of badges, feeds and oEmbed: those that the app says too, and the service's own. */
export type Messages = SharedMessages & OutputMessages

export const messages: Readonly<Record<Language, Messages>> = {
  en: { ...sharedEn, ...en },
  de: { ...sharedDe, ...de },
  fr: { ...sharedFr, ...fr },
  it: { ...sharedIt, ...it },
}
