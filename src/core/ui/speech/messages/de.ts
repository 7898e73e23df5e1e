import type { SpeechMessages } from './en.ts'

/** The messages of what reads aloud, in German. */
export const messages: SpeechMessages = { read: 'Vorlesen', stop: 'Vorlesen beenden' }
