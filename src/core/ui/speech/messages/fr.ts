import type { SpeechMessages } from './en.ts'

/** The messages of what reads aloud, in French. */
export const messages: SpeechMessages = { read: 'Lire à voix haute', stop: 'Arrêter la lecture' }
