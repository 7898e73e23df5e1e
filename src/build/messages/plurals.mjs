// The plural forms of counts: `count({ one: '# closure', other: '# closures' })`.
import { isCallExpression, isObjectLiteralExpression, isPropertyAssignment } from 'typescript/unstable/ast/is'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('./check.mjs').Messages} Messages
 */

/** Counts go further, but their forms come again. */
const MOST = 200

/**
 * Counts without a form that whole numbers of their language take, unless they are the same in all.
 * @param {readonly Messages[]} all
 */
export function formless(all) {
  return all.flatMap(({ room, language, file }) => {
    const wanted = formsOf(language)
    return countsIn(file).flatMap(({ forms, text }) =>
      wanted
        .filter((form) => forms.length > 1 && !forms.includes(form))
        .map((form) => `${room}/messages/${language}.ts: ${text} has no form “${form}”`),
    )
  })
}

/** @param {string} language */
function formsOf(language) {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: MOST }, (_, count) => rules.select(count)))]
}

/** @param {Node} node @returns {{ readonly forms: readonly string[], readonly text: string }[]} */
function countsIn(node) {
  /** @type {{ readonly forms: readonly string[], readonly text: string }[]} */
  const found = []
  if (isCallExpression(node) && node.expression.getText() === 'count') {
    const [given] = node.arguments
    if (given !== undefined && isObjectLiteralExpression(given)) {
      const forms = given.properties.filter(isPropertyAssignment).map(({ name }) => name.getText())
      found.push({ forms, text: node.getText() })
    }
  }
  node.forEachChild((child) => void found.push(...countsIn(child)))
  return found
}
