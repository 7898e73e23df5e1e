/** What is known of a voice of the browser. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/**
 * The voice for a language. Only voices of the device are taken: the others send what they read to a third party. Of
 * several, that of the visitor's own region is first, then the device's own choice.
 *
 * @param own the visitor's languages, the first preferred: `de-CH`.
 */
export function voiceFor<V extends Voice>(voices: readonly V[], language: string, own: readonly string[]): V | null {
  const fitting = voices.filter(({ lang, localService }) => localService && tagOf(lang).split('-')[0] === language)
  const regions = own.map(tagOf)
  return (
    fitting.find(({ lang }) => regions.includes(tagOf(lang))) ??
    fitting.find((voice) => voice.default) ??
    fitting[0] ??
    null
  )
}

/** Some devices write `de_DE`. */
function tagOf(language: string): string {
  return language.replace('_', '-').toLowerCase()
}
