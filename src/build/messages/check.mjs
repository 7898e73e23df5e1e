// What is wrong with the messages: phrases that a language lacks, that nothing reads, or that stand in two places.
import { API } from 'typescript/unstable/sync'
import { phrasesOf } from './catalogue.mjs'

/**
 * @typedef {import('./catalogue.mjs').Phrase} Phrase
 * @typedef {import('typescript/unstable/sync').Project} Project
 * @typedef {import('typescript/unstable/ast').SourceFile} SourceFile
 *
 * @typedef {object} Messages The phrases of a room in a language.
 * @property {string} room Its folder under the root, without `/messages`.
 * @property {string} language
 * @property {readonly Phrase[]} phrases
 * @property {SourceFile} file
 * @property {Project} project
 */

const FILE = /\/messages\/([a-z]{2})\.ts$/
const TEST = /\.test\.tsx?$|\/testing\//

/**
 * Opens TypeScript projects and gives all the messages in them to `read`, those of each project by themselves.
 * @template T
 * @param {string} root
 * @param {readonly string[]} configs Under the root.
 * @param {(all: readonly Messages[]) => T} read
 * @returns {T}
 */
export function withMessages(root, configs, read) {
  const api = new API({ cwd: root })
  try {
    const openProjects = configs.map((config) => `${root}/${config}`)
    return read(
      api
        .updateSnapshot({ openProjects })
        .getProjects()
        .flatMap((project) => messagesIn(project, root)),
    )
  } finally {
    api.close()
  }
}

/** @param {Project} project @param {string} root @returns {Messages[]} */
function messagesIn(project, root) {
  return project.program.getSourceFileNames().flatMap((path) => {
    const language = FILE.exec(path)?.[1]
    const file = language === undefined ? undefined : project.program.getSourceFile(path)
    if (language === undefined || file === undefined) return []
    return [{ room: path.slice(root.length + 1).replace(FILE, ''), language, phrases: phrasesOf(file), file, project }]
  })
}

/**
 * What a language lacks that English has, and what it has beyond that.
 * @param {readonly Messages[]} all
 * @param {(room: string) => readonly string[]} declared The languages of a room.
 */
export function missing(all, declared) {
  return inEnglish(all).flatMap(({ room, phrases }) =>
    declared(room).flatMap((language) => {
      const name = `${room}/messages/${language}.ts`
      const other = all.find((messages) => messages.room === room && messages.language === language)
      if (other === undefined) return [`${name}: there is no such file`]
      const textsOf = new Map(other.phrases.map(({ key, texts }) => [key, texts]))
      const wanted = new Set(phrases.map(({ key }) => key))
      return [
        ...phrases.flatMap(({ key, texts }) => {
          const found = textsOf.get(key)
          if (found === undefined) return [`${name}: ${key} is missing`]
          return texts.some(hasLetters) && !found.some(hasLetters) ? [`${name}: ${key} has no text`] : []
        }),
        ...other.phrases.filter(({ key }) => !wanted.has(key)).map(({ key }) => `${name}: ${key} is not in en.ts`),
      ]
    }),
  )
}

/**
 * Texts that stand in two places of a language.
 * @param {readonly Messages[]} all
 * @param {Readonly<Record<string, string>>} homonyms Texts that may, each with the reason.
 */
export function repeated(all, homonyms) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const placesOf = new Map()
  for (const { room, language, phrases } of all) {
    for (const { key, texts } of phrases) {
      for (const text of texts.filter(hasLetters)) {
        const inLanguages = placesOf.get(text) ?? new Map()
        placesOf.set(text, inLanguages.set(language, (inLanguages.get(language) ?? new Set()).add(`${room} ${key}`)))
      }
    }
  }
  const isRepeated = (/** @type {string} */ text) =>
    [...(placesOf.get(text)?.values() ?? [])].some(({ size }) => size > 1)
  return [
    ...[...placesOf.keys()]
      .filter((text) => isRepeated(text) && !Object.hasOwn(homonyms, text))
      .flatMap((text) =>
        [...(placesOf.get(text) ?? [])]
          .filter(([, places]) => places.size > 1)
          .map(([language, places]) => `${language}: “${text}” stands in ${[...places].join(', ')}`),
      ),
    ...Object.keys(homonyms)
      .filter((text) => !isRepeated(text))
      .map((text) => `“${text}” is noted as a homonym, but stands in no two places`),
  ]
}

/** Phrases that no production code reads. @param {readonly Messages[]} all */
export function unused(all) {
  return inEnglish(all).flatMap(({ room, phrases, file: { fileName } }) => {
    const copies = all.filter(({ file }) => file.fileName === fileName)
    const readers = new Map(phrases.map(({ key }) => [key, copies.flatMap((messages) => readersOf(messages, key))]))
    const isRead = (/** @type {string} */ key) => readers.get(key)?.length !== 0
    const isInReadTable = (/** @type {string} */ key) => {
      const group = key.slice(0, Math.max(0, key.lastIndexOf('.')))
      if (group === '' || !isRead(group)) return group !== ''
      const isByNameAlone = phrases.some((phrase) => phrase.key.startsWith(`${group}.`) && isRead(phrase.key))
      return !isByNameAlone || isIndexed(group, readers.get(group) ?? [])
    }
    return phrases
      .filter(({ key }) => !isRead(key) && !isInReadTable(key))
      .map(({ key }) => `${room}/messages/en.ts: nothing reads ${key}`)
  })
}

/** The production files that read a phrase. @param {Messages} messages @param {string} key @returns {SourceFile[]} */
function readersOf({ phrases, file, project: { checker, program } }, key) {
  const name = phrases.find((phrase) => phrase.key === key)?.name
  if (name === undefined) return []
  const own = file.fileName.replace(FILE, '/messages/')
  return checker
    .getReferencedSymbolsForNode(name, name.getStart())
    .flatMap(({ references }) => references.flatMap(({ path }) => program.getSourceFile(path) ?? []))
    .filter(({ fileName }) => !fileName.startsWith(own) && !TEST.test(fileName))
}

/** Whether a group is read by names that are computed. @param {string} group @param {readonly SourceFile[]} files */
function isIndexed(group, files) {
  const name = group.slice(group.lastIndexOf('.') + 1)
  const indexed = new RegExp(String.raw`\b${name}\[|Object\.\w+\([\w.]*\b${name}\)|\.\.\.[\w.]*\b${name}\b`)
  return files.some(({ text }) => indexed.test(text))
}

/** Each room's English once. @param {readonly Messages[]} all */
function inEnglish(all) {
  const english = all.filter(({ language }) => language === 'en')
  return [...new Map(english.map((messages) => [messages.room, messages])).values()]
}

/** @param {string} text */
function hasLetters(text) {
  return /\p{L}/u.test(text)
}
