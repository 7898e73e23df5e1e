/** The messages of what reads aloud, in English. */
export const messages = { read: 'Read aloud', stop: 'Stop reading' }

export type SpeechMessages = typeof messages
