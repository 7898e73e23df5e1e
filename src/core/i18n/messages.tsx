import { use } from 'react'
import { requiredContext } from '#core/ui/hooks/required-context.ts'
import type { Language } from './language.ts'
import type { Messages } from './messages/en.ts'

/** The messages of a part of the app: a hook for those of the visitor's language, which {@link loadMessages} brings. */
export interface MessagesHook<Phrases> {
  /** `of`: another language than the visitor's. */
  (of?: Language): Phrases
  /** Loads those of a language; it rejects where they cannot be loaded, and can be asked again. */
  readonly load: (language: Language) => Promise<Phrases>
}

/** What has been loaded, which a change of the language loads too. */
const used = new Set<(language: Language) => Promise<unknown>>()
let latest: Language | null = null

/**
 * The messages of a part of the app, of which only the language in use is loaded.
 * @param files what loads a language's phrases, by the path of its file (`./messages/en.ts`)
 */
export function defineMessages<Phrases>(
  files: Readonly<Record<string, () => Promise<Phrases>>>,
): MessagesHook<Phrases> {
  const loads = new Map<Language, Promise<Phrases>>()
  async function request(language: Language): Promise<Phrases> {
    const file = files[`./messages/${language}.ts`]
    if (file === undefined) throw new Error(`No messages: ${language}`)
    return file()
  }
  function load(language: Language): Promise<Phrases> {
    used.add(load)
    const known = loads.get(language)
    if (known !== undefined) return known
    const asked = request(language)
    loads.set(language, asked)
    asked.then(
      // As React marks a promise that it has waited for: no part waits for messages that are here.
      (value) => Object.assign(asked, { status: 'fulfilled', value }),
      () => loads.delete(language),
    )
    return asked
  }
  function usePhrases(of?: Language): Phrases {
    const own = useLanguage()
    // Also for messages that are here: React renders a part that had to wait again, and expects the same calls.
    return use(load(of ?? own))
  }
  return Object.assign(usePhrases, { load })
}

/** Loads messages and all others that the page uses, in a language that {@link loadInLanguage} then takes too. */
export async function loadMessages(language: Language, hooks: readonly MessagesHook<unknown>[]): Promise<void> {
  latest = language
  await Promise.all([...new Set([...used, ...hooks.map(({ load }) => load)])].map((load) => load(language)))
}

/** Loads messages in the language that was loaded last; nothing before there is one. */
export async function loadInLanguage(hooks: readonly MessagesHook<unknown>[]): Promise<void> {
  const language = latest
  if (language !== null) await Promise.all(hooks.map(({ load }) => load(language)))
}

/** Gives what is in it its language, the rules for dates and numbers included. */
export const [LanguageProvider, useLanguage] = requiredContext<Language>('LanguageProvider')

/** The messages of the whole app, in the visitor's language. */
export const useMessages = defineMessages(import.meta.glob<Messages>('./messages/??.ts', { import: 'messages' }))
