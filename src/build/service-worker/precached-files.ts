import * as z from 'zod/mini'

const Chunk = z.object({
  file: z.string(),
  src: z.optional(z.string()),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
  assets: z._default(z.array(z.string()), []),
})
/** What the bundler tells of the files that it has written. */
export const BuildManifest = z.record(z.string(), Chunk)
export type BuildManifest = z.infer<typeof BuildManifest>

const PAGE = 'index.html'

/**
 * What is not kept ahead: a format of fonts that no browser with a worker needs, letters of other scripts than the four
 * languages have, and the licences' list of packages. Whoever has met them has them all the same.
 */
const LEFT_OUT = [/\.woff$/, /-(?:cyrillic|greek|vietnamese|devanagari)-/, /^virtual:packages$/]

/** The files that the page reaches, however late, and that one may need without a network; paths as the manifest has them. */
export function precachedFiles(manifest: BuildManifest): readonly string[] {
  const sources = new Map(Object.values(manifest).map(({ file, src }) => [file, src ?? '']))
  const isWanted = (file: string) =>
    !LEFT_OUT.some((pattern) => pattern.test(file) || pattern.test(sources.get(file) ?? ''))
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...chunk.css, ...chunk.assets].filter(isWanted)) files.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  visit(PAGE)
  return [...files].sort()
}

/** The files without which the page does not start: its script, first, with what that imports, and their styles. */
export function startFilesOf(manifest: BuildManifest): readonly string[] {
  if (manifest[PAGE] === undefined) throw new Error('The build has no page.')
  const keys = new Set([PAGE])
  for (const key of keys) for (const next of manifest[key]?.imports ?? []) keys.add(next)
  return [...keys].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
}
