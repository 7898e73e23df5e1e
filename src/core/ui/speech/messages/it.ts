import type { SpeechMessages } from './en.ts'

/** The messages of what reads aloud, in Italian. */
export const messages: SpeechMessages = { read: 'Leggi ad alta voce', stop: 'Interrompi la lettura' }
