// npm run messages: fails where a language lacks a phrase, nothing reads one, or a text stands in two places.
import { fileURLToPath } from 'node:url'
import { statedTexts } from './messages/catalogue.mjs'
import { missing, repeated, unused, withMessages } from './messages/check.mjs'
import { HOMONYMS } from './messages/homonyms.mjs'

const SRC = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

const complaints = withMessages(SRC, ['tsconfig.json', 'service/tsconfig.json'], (all) => {
  const fileAt = (/** @type {string} */ path) => all[0]?.project.program.getSourceFile(`${SRC}/${path}`)
  const ofService = statedTexts(fileAt('contract/vocabulary/languages.ts'), 'LANGUAGES')
  const ofApp = statedTexts(fileAt('contract/config/app-config.ts'), 'APP_LANGUAGES')
  return [
    ...missing(all, (room) => (/^(contract|service)\b/.test(room) ? ofService : ofApp)),
    ...unused(all),
    ...repeated(all, HOMONYMS),
  ]
})
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
