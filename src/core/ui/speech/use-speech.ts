import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { voiceFor } from './voice.ts'

interface Speech {
  readonly isSpeaking: boolean
  readonly speak: (text: string) => void
  readonly stop: () => void
}

/** Reads texts in the visitor's language aloud; null where the device has no voice of its own for it. */
export function useSpeech(): Speech | null {
  const language = useLanguage()
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceNow(language) !== null)
  const [isSpeaking, setSpeaking] = useState(false)
  useEffect(function fallSilent() {
    return () => globalThis.speechSynthesis?.cancel()
  }, [])
  if (!hasVoice) return null
  const stop = () => {
    speechSynthesis.cancel()
    setSpeaking(false)
  }
  return {
    isSpeaking,
    stop,
    speak(text) {
      speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.voice = voiceNow(language)
      utterance.lang = utterance.voice?.lang ?? language
      for (const over of ['end', 'error']) utterance.addEventListener(over, () => setSpeaking(false))
      speechSynthesis.speak(utterance)
      setSpeaking(true)
    },
  }
}

function voiceNow(language: Language): SpeechSynthesisVoice | null {
  return voiceFor(globalThis.speechSynthesis?.getVoices() ?? [], language, navigator.languages)
}

/** Browsers find their voices some time after the page has asked for them. */
function watchVoices(tell: () => void): () => void {
  const synthesis = globalThis.speechSynthesis
  synthesis?.addEventListener('voiceschanged', tell)
  return () => synthesis?.removeEventListener('voiceschanged', tell)
}
