import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** A package that the app or its service is built on. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its licence as the package names it, an SPDX identifier as a rule; empty where it names none. */
  readonly licence: string
  /** Where it comes from; null where it does not say. */
  readonly url: string | null
  /** Which of the texts its licence is; null where the package holds none. */
  readonly text: number | null
}

export interface Packages {
  readonly packages: readonly ShippedPackage[]
  /** The texts of the licences; packages whose texts are the same share one. */
  readonly texts: readonly string[]
}

const Lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()), optional: z.optional(z.boolean()) })),
})

const Manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  homepage: z.optional(z.string()),
  repository: z.optional(z.union([z.string(), z.object({ url: z.string() })])),
})

const LICENCE_FILE = /^(licen[sc]e|copying)/i

/** What is installed under `root` and needed to run, by the lockfile; what only some machines need is left out. */
export function packagesOf(root: string): Packages {
  const lock = Lock.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const folders = Object.entries(lock.packages)
    .filter(([folder, { dev, optional }]) => folder !== '' && dev !== true && optional !== true)
    .map(([folder]) => join(root, folder))
    .filter((folder) => existsSync(folder))
  const texts: string[] = []
  const packages = folders.map((folder) => {
    const { name, version, license = '', homepage, repository } = manifestOf(folder)
    const text = licenceText(folder)
    if (text !== null && !texts.includes(text)) texts.push(text)
    const source = typeof repository === 'string' ? repository : repository?.url
    const url = webAddress(homepage) ?? webAddress(source)
    return { name, version, licence: license, url, text: text === null ? null : texts.indexOf(text) }
  })
  return { packages: packages.sort((a, b) => (a.name < b.name ? -1 : 1)), texts }
}

function manifestOf(folder: string) {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

function licenceText(folder: string): string | null {
  const file = readdirSync(folder).find((name) => LICENCE_FILE.test(name))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}

/** "https://github.com/a/b" for any of the ways in which packages write that. */
function webAddress(text: string | undefined): string | null {
  const address = text
    ?.replace(/^git\+/, '')
    .replace(/^(git|ssh):\/\/(git@)?/, 'https://')
    .replace(/\.git$/, '')
  if (address === undefined) return null
  if (/^(github:)?[\w.-]+\/[\w.-]+$/.test(address)) return `https://github.com/${address.replace('github:', '')}`
  return /^https?:\/\//.test(address) ? address : null
}
