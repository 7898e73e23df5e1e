import { expect, it } from 'vitest'
import { voiceFor } from './voice.ts'

const voice = (lang: string, localService = true, isDefault = false) => ({ lang, localService, default: isDefault })

it('takes a voice of the device in the language, never one that sends the text away', () => {
  const remote = voice('de-DE', false)
  const german = voice('de_AT')
  expect(voiceFor([voice('en-GB'), remote, german], 'de', [])).toBe(german)
  expect(voiceFor([voice('en-GB'), remote], 'de', [])).toBeNull()
})

it('prefers the voice of the region of the visitor, then that which the device prefers', () => {
  const [swiss, usual] = [voice('de-CH'), voice('de-DE', true, true)]
  const voices = [voice('de-LI'), swiss, usual]
  expect(voiceFor(voices, 'de', ['en-GB', 'de-CH'])).toBe(swiss)
  expect(voiceFor(voices, 'de', ['en-GB'])).toBe(usual)
})
