import type { StoreWriter } from '../../store/domain/store.ts'
import { look } from '../../intake/look.ts'
import { importFiles } from '../import-files.ts'
import type { ImportOptions } from '../import-options.ts'
import type { Limits } from '../reading/input/limits.ts'
import { MAPPING_KINDS, RECORD_KINDS } from '../mapping/mapping.ts'
import { ImportError } from '../reading/input/import-error.ts'
import type { ImportReport } from '../report.ts'
import { Downloads, isAddress, type FetchedInput, type Fetching } from './downloads.ts'
import { withAllPages } from './pages.ts'
import { importKey, type Kept, type KeptDownloads } from './kept-downloads.ts'

/** Nothing was read, since nothing has changed since an instant. */
export interface Unchanged {
  readonly outcome: 'unchanged'
  readonly since: string
}

interface Fetched {
  readonly kept: KeptDownloads
  readonly fetching: Omit<Fetching, 'limits'>
  /** In milliseconds. */
  readonly now: () => number
}

/**
 * Imports files and what is at addresses. Where all are addresses whose files are as they were at the last such import,
 * nothing is read; not with `force`, and not where the store has them no longer: once a source that came of them is gone,
 * or where it was put back to what it was before. Throws as `importFiles` does.
 */
export async function importFetched(
  options: ImportOptions & Required<Pick<ImportOptions, 'limits'>>,
  writer: StoreWriter,
  { kept, fetching, now }: Fetched,
): Promise<ImportReport | Unchanged> {
  const { files, dryRun = false, force = false } = options
  if (!files.some(isAddress)) return importFiles(options, writer)
  const { onProgress: _, ...said } = options
  const key = importKey(said)
  const isKnowable = files.every(isAddress) && !dryRun
  const before = isKnowable && !force ? await stillThere(await kept.find(key), options, writer) : null
  const downloads = await Downloads.open({ ...fetching, limits: options.limits })
  try {
    const inputs = await fetchAll(downloads, files, before, options.limits)
    if (inputs === null) return { outcome: 'unchanged', since: before?.at ?? '' }
    const report = renamed(await readAs(inputs, { ...options, files: inputs.map(({ path }) => path) }, writer), inputs)
    if (isKnowable && report.outcome === 'imported') {
      const edition = await look(writer, async ({ editions }) => editions.last)
      const sources = [...new Set(report.files.flatMap((file) => file.sources.map((source) => source.key)))]
      const validators = inputs.map((input) => input.validators)
      await kept.put(key, { validators, at: new Date(now()).toISOString(), edition, sources })
    }
    return report
  } finally {
    await downloads.close()
  }
}

/** What is kept of an import, if the store still has it. */
async function stillThere(before: Kept | null, { kind }: ImportOptions, writer: StoreWriter): Promise<Kept | null> {
  if (before === null) return null
  return look(writer, async ({ editions, origins }) => {
    if (before.edition === null || !(await editions.has(before.edition))) return null
    const kinds = (kind === null ? MAPPING_KINDS : [kind]).map((each) => RECORD_KINDS[each])
    const keys = (await Promise.all(kinds.map((each) => origins.keys(each)))).flat()
    return before.sources.every((source) => keys.includes(source)) ? before : null
  })
}

/** All inputs as files; null where all are as they were. */
async function fetchAll(
  downloads: Downloads,
  inputs: readonly string[],
  before: Kept | null,
  limits: Limits,
): Promise<readonly FetchedInput[] | null> {
  const found: (FetchedInput | null)[] = []
  for (const [at, input] of inputs.entries()) {
    const plain = { address: input, path: input, validators: { etag: null, modified: null } }
    found.push(isAddress(input) ? await downloads.fetch(input, before?.validators[at] ?? null) : plain)
  }
  if (found.every((input) => input === null)) return null
  const whole: FetchedInput[] = []
  for (const [at, input] of inputs.entries()) {
    const fetched = found[at] ?? (await downloads.fetch(input, null))
    whole.push(isAddress(input) ? await withAllPages(fetched, (page) => downloads.fetch(page, null), limits) : fetched)
  }
  return whole
}

/** Imports, and names in errors what was fetched by its address. */
async function readAs(inputs: readonly FetchedInput[], options: ImportOptions, writer: StoreWriter) {
  try {
    return await importFiles(options, writer)
  } catch (cause) {
    if (!(cause instanceof ImportError)) throw cause
    const message = inputs.reduce((text, { path, address }) => text.replaceAll(path, address), cause.message)
    throw new ImportError(message, { cause })
  }
}

function renamed(report: ImportReport, inputs: readonly FetchedInput[]): ImportReport {
  const addresses = new Map(inputs.map(({ path, address }) => [path, address]))
  const nameOf = (path: string) => addresses.get(path) ?? path
  return {
    ...report,
    files: report.files.map((file) => ({ ...file, path: nameOf(file.path) })),
    refused: report.refused.map((one) => ({ ...one, file: nameOf(one.file) })),
  }
}
