import { describe, expect, it } from 'vitest'
import { languageOfTag, preferredLanguage } from './preferred-language.ts'

describe('preferredLanguage', () => {
  it('is the first that is wanted and offered', () => {
    expect(preferredLanguage(['fr-CH', 'de-CH', 'en'], ['en', 'de'])).toBe('de')
    expect(preferredLanguage(['de-CH', 'en-GB'], ['en'])).toBe('en')
  })

  it('is the first that is offered where none of these is wanted', () => {
    expect(preferredLanguage(['fr'], ['de', 'en'])).toBe('de')
    expect(preferredLanguage([], ['en', 'de'])).toBe('en')
  })
})

describe('languageOfTag', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['FR-ch', 'fr'],
    ['frr-DE', undefined],
    ['*', undefined],
    ['', undefined],
  ])('of %j is %s', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language)
  })
})
