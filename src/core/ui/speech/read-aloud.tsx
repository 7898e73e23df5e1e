import { useSpeech } from './use-speech.ts'
import { useSpeechMessages } from './messages.ts'
import styles from './read-aloud.module.css'

/** A button that reads a text aloud, and stops again; nothing where the device has no voice for it. */
export function ReadAloud({ text }: { readonly text: string }) {
  const words = useSpeechMessages()
  const speech = useSpeech()
  if (speech === null) return null
  const { isSpeaking, speak, stop } = speech
  return (
    <button type="button" className={styles.button} onClick={() => (isSpeaking ? stop() : speak(text))}>
      {isSpeaking ? words.stop : words.read}
    </button>
  )
}
