// npm run messages: fails where a language lacks a phrase, nothing reads one, a text stands in two places or is misset, or a
// count has not all plural forms.
import { fileURLToPath } from 'node:url'
import { statedTexts } from './messages/catalogue.mjs'
import { missing, misset, repeated, unused, withMessages } from './messages/check.mjs'
import { HOMONYMS } from './messages/homonyms.mjs'
import { formless } from './messages/plurals.mjs'

const SRC = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const complaints = withMessages(SRC, ['tsconfig.json', 'service/tsconfig.json'], (all) => {
  const fileAt = (/** @type {string} */ path) => all[0]?.project.program.getSourceFile(`${SRC}/${path}`)
  const languages = statedTexts(fileAt('contract/vocabulary/languages.ts'), 'LANGUAGES')
  return [...missing(all, languages), ...unused(all), ...repeated(all, HOMONYMS), ...misset(all), ...formless(all)]
})
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
