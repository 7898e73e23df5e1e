// What is wrong with the messages: phrases that a language lacks, that nothing reads, that stand in two places or are misset.
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
 *
 * @typedef {object} Homonyms English texts that each stand for several phrases, which no language tells apart.
 * @property {readonly string[]} texts
 * @property {number} places In how many places each stands, at most.
 * @property {string} why They are not one phrase.
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
 * @param {readonly string[]} languages All that are to be.
 */
export function missing(all, languages) {
  return inEnglish(all).flatMap(({ room, phrases }) =>
    languages.flatMap((language) => {
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
 * Texts that stand in several places in each language, whatever their capitals and the space around them: one phrase is
 * stated once. Where one language tells two phrases apart, all have two.
 * @param {readonly Messages[]} all
 * @param {readonly Homonyms[]} homonyms Texts that may, all the same.
 */
export function repeated(all, homonyms) {
  const said = textsByPlace(all)
  const allowed = new Map(homonyms.flatMap(({ texts, places }) => texts.map((text) => [folded(text), places])))
  /** @type {Map<string, string[]>} */
  const placesOf = new Map()
  for (const [place, texts] of said) {
    for (const text of texts.get('en') ?? []) placesOf.set(text, [...(placesOf.get(text) ?? []), place])
  }
  const repetitions = [...placesOf].flatMap(([text, places]) => {
    const alike = places.filter((one) =>
      places.some((other) => other !== one && isAlike(said.get(one), said.get(other))),
    )
    return alike.length === 0 ? [] : [{ text, places: alike }]
  })
  return [
    ...repetitions
      .filter(({ text, places }) => places.length > (allowed.get(text) ?? 1))
      .map(({ text, places }) => `“${text}” stands in ${places.join(', ')}`),
    ...[...allowed]
      .filter(([text, count]) => !repetitions.some((one) => one.text === text && one.places.length >= count))
      .map(([text, count]) => `“${text}” is noted as a homonym, but stands in fewer places than ${count}`),
  ]
}

/** The texts of each phrase by language. @param {readonly Messages[]} all */
function textsByPlace(all) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const said = new Map()
  for (const { room, language, phrases } of all) {
    for (const { key, texts } of phrases) {
      const place = `${room} ${key}`
      const own = said.get(place) ?? new Map()
      said.set(place, own.set(language, new Set(texts.filter(hasLetters).map(folded))))
    }
  }
  return said
}

/**
 * Whether two phrases share a text in each language that has both.
 * @param {Map<string, Set<string>> | undefined} one
 * @param {Map<string, Set<string>> | undefined} other
 */
function isAlike(one, other) {
  return [...(one ?? [])].every(([language, texts]) => {
    const others = other?.get(language)
    return others === undefined || [...texts].some((text) => others.has(text))
  })
}

/** What no typesetter of a language would write, and what to write instead. */
const MISSET = [
  { language: /./, wrong: /['"]/, right: 'curly apostrophes and quotation marks' },
  { language: /fr/, wrong: / [:;?!»%]|« /, right: 'a narrow no-break space (U+202F) before : ; ? ! » % and after «' },
  { language: /en|de|it/, wrong: /\s[:;?!»]|«\s/, right: 'no space before : ; ? ! » or after «' },
]

/** Texts that break a rule of their language's typography. @param {readonly Messages[]} all */
export function misset(all) {
  return all.flatMap(({ room, language, phrases }) => {
    const rules = MISSET.filter((rule) => rule.language.test(language))
    return phrases.flatMap(({ key, texts }) =>
      rules
        .filter(({ wrong }) => texts.some((text) => wrong.test(text)))
        .map(({ right }) => `${room}/messages/${language}.ts: ${key} needs ${right}`),
    )
  })
}

/**
 * Phrases that no production code reads. Of a group that is read by computed names, or as a whole, all count as read: a
 * key that no such name comes to is not found.
 * @param {readonly Messages[]} all
 */
export function unused(all) {
  return inEnglish(all).flatMap(({ room, phrases, file: { fileName } }) => {
    const copies = all.filter(({ file }) => file.fileName === fileName)
    const isRead = (/** @type {string} */ key) => copies.some((messages) => readersOf(messages, key).length > 0)
    const isIndexed = (/** @type {string} */ key) => {
      const indexed = new RegExp(String.raw`\b${key.slice(key.lastIndexOf('.') + 1)}\[`)
      return copies.some((messages) => readersOf(messages, key).some(({ text }) => indexed.test(text)))
    }
    const groups = [...new Set(phrases.map(({ group }) => group))].filter((group) => group !== '')
    const readGroups = new Set(groups.filter(isRead))
    const tables = new Set([...readGroups].filter(isIndexed))
    const unread = phrases.filter(({ key, group }) => !readGroups.has(key) && !tables.has(group) && !isRead(key))
    const isOfWhole = (/** @type {string} */ group) =>
      phrases.every((one) => one.group !== group || unread.includes(one))
    return unread
      .filter(({ group }) => group === '' || (readGroups.has(group) && !isOfWhole(group)))
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

/** Each room's English once. @param {readonly Messages[]} all */
function inEnglish(all) {
  const english = all.filter(({ language }) => language === 'en')
  return [...new Map(english.map((messages) => [messages.room, messages])).values()]
}

/** @param {string} text */
function folded(text) {
  return text.trim().toLowerCase()
}

/** @param {string} text */
function hasLetters(text) {
  return /\p{L}/u.test(text)
}
