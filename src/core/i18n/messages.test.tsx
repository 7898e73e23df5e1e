import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

type Phrases = { readonly title: string }

/** Messages in English and German: what has been asked for, and files that fail while `fails`. */
function someFiles(name: string) {
  const asked: string[] = []
  const state = { fails: false }
  const file = (language: string) => () => {
    asked.push(language)
    return state.fails ? Promise.reject(new Error('offline')) : Promise.resolve({ title: `${name} ${language}` })
  }
  return { asked, state, files: { './messages/en.ts': file('en'), './messages/de.ts': file('de') } }
}

beforeEach(() => vi.resetModules())
// Test files share modules, and the others have no use for the messages that are defined here.
afterAll(() => vi.resetModules())

/** The loader of messages as of the start of a page. */
async function ofNewPage() {
  return import('./messages.tsx')
}

test('of messages only the language in use is loaded, once', async () => {
  const { defineMessages } = await ofNewPage()
  const { asked, files } = someFiles('map')
  const useSome = defineMessages<Phrases>(files)
  expect(asked).toEqual([])
  await Promise.all([useSome.load('de'), useSome.load('de')])
  await useSome.load('de')
  expect(asked).toEqual(['de'])
})

test('a part has its messages in the language around it, or in the one it asks for', async () => {
  const { defineMessages, LanguageProvider } = await ofNewPage()
  const useSome = defineMessages<Phrases>(someFiles('map').files)
  await Promise.all([useSome.load('de'), useSome.load('en')])
  const Titles = () => `${useSome().title}, ${useSome('en').title}`
  expect(
    renderToStaticMarkup(
      <LanguageProvider value="de">
        <Titles />
      </LanguageProvider>,
    ),
  ).toBe('map de, map en')
})

test('messages that could not be loaded can be asked for again', async () => {
  const { defineMessages } = await ofNewPage()
  const { asked, state, files } = someFiles('map')
  const useSome = defineMessages<Phrases>(files)
  state.fails = true
  await expect(useSome.load('en')).rejects.toThrow('offline')
  state.fails = false
  expect(await useSome.load('en')).toEqual({ title: 'map en' })
  expect(asked).toEqual(['en', 'en'])
})

test('a change of the language loads what is used, and no other messages', async () => {
  const { defineMessages, loadMessages } = await ofNewPage()
  const [start, used, unused] = [someFiles('start'), someFiles('used'), someFiles('unused')]
  const useStart = defineMessages<Phrases>(start.files)
  const useUsed = defineMessages<Phrases>(used.files)
  defineMessages<Phrases>(unused.files)
  await loadMessages('en', [useStart])
  await useUsed.load('en')
  await loadMessages('de', [useStart])
  expect([start.asked, used.asked, unused.asked]).toEqual([['en', 'de'], ['en', 'de'], []])
})

test('a part that comes later has its messages in the language that was loaded last', async () => {
  const { defineMessages, loadInLanguage, loadMessages } = await ofNewPage()
  const [start, late] = [someFiles('start'), someFiles('late')]
  const useLate = defineMessages<Phrases>(late.files)
  await loadInLanguage([useLate])
  await loadMessages('en', [defineMessages<Phrases>(start.files)])
  await loadMessages('de', [])
  await loadInLanguage([useLate])
  expect(late.asked).toEqual(['de'])
})
