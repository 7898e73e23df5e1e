import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

describe('the language of a visitor', () => {
  it('is the first of theirs that is offered', () => {
    expect(preferredLanguage(['fr-CH', 'de-CH', 'en'], ['en', 'de'])).toBe('de')
    expect(preferredLanguage(['de-CH', 'en-GB'], ['en'])).toBe('en')
  })

  it('is the first that is offered where they read none of these', () => {
    expect(preferredLanguage(['fr'], ['de', 'en'])).toBe('de')
    expect(preferredLanguage([], ['en', 'de'])).toBe('en')
  })
})
