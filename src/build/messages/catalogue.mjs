// The messages as they stand in the source: `messages/LANGUAGE.ts` in any room, each an exported object of phrases.
import {
  isAsExpression,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isStringLiteral,
  isNoSubstitutionTemplateLiteral,
  isTemplateExpression,
  isVariableStatement,
} from 'typescript/unstable/ast/is'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/ast').SourceFile} SourceFile
 *
 * @typedef {object} Phrase
 * @property {string} key `menu.themes.dark`
 * @property {string} group `menu.themes`; empty for what is in none.
 * @property {Node} name Where the key stands.
 * @property {readonly string[]} texts Empty for a group of phrases; `{}` stands for what is put into a text.
 */

/** All keys of a file, those of groups before those in them. @param {SourceFile} file @returns {Phrase[]} */
export function phrasesOf(file) {
  return file.statements
    .filter(isVariableStatement)
    .filter(({ modifiers }) => modifiers !== undefined)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap(({ initializer }) => keysIn(initializer, '')),
    )
}

/** The texts of an array that a file states as `name`. @param {SourceFile | undefined} file @param {string} name */
export function statedTexts(file, name) {
  const declarations = file?.statements.filter(isVariableStatement).flatMap((one) => one.declarationList.declarations)
  const texts = textsIn(declarations?.find((declaration) => declaration.name.getText() === name))
  if (texts.length === 0) throw new Error(`Where is ${name}?`)
  return texts
}

/** @param {Node | undefined} node @param {string} group @returns {Phrase[]} */
function keysIn(node, group) {
  const object = unwrapped(node)
  if (object === undefined || !isObjectLiteralExpression(object)) return []
  return object.properties.filter(isPropertyAssignment).flatMap(({ name, initializer }) => {
    const own = isStringLiteral(name) ? name.text : name.getText()
    const key = group === '' ? own : `${group}.${own}`
    const inner = keysIn(initializer, key)
    return [{ key, group, name, texts: inner.length === 0 ? textsIn(initializer) : [] }, ...inner]
  })
}

/** @param {Node | undefined} node @returns {Node | undefined} */
function unwrapped(node) {
  return node !== undefined && (isAsExpression(node) || isSatisfiesExpression(node)) ? unwrapped(node.expression) : node
}

/** @param {Node | undefined} node @returns {string[]} */
function textsIn(node) {
  if (node === undefined) return []
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text]
  /** @type {string[]} */
  const texts = []
  if (isTemplateExpression(node)) {
    texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('{}'))
  }
  node.forEachChild((child) => void texts.push(...textsIn(child)))
  return texts
}
