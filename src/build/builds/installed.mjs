import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The first package that is not installed in the version that the project was made with; null where all are, or where
 * another program than npm has installed them and nothing tells.
 *
 * @param {string} root of the checkout
 * @returns {string | null}
 */
export function outdatedPackage(root) {
  const [due, there] = [join(root, 'package-lock.json'), join(root, 'node_modules/.package-lock.json')]
  if (!existsSync(due) || !existsSync(there)) return null
  const installed = packagesIn(there)
  for (const [path, { version, optional, devOptional, link }] of Object.entries(packagesIn(due))) {
    const found = installed[path]
    const isSpared =
      path === '' || link === true || (found === undefined && (optional === true || devOptional === true))
    if (!isSpared && found?.version !== version) return `${path.replace(/^.*node_modules\//, '')} ${version}`
  }
  return null
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}
