import { existsSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { ImportError } from '../reading/input/import-error.ts'
import type { ImportReport } from '../report.ts'
import { PAGE_HEAD, pageOf } from './page.ts'
import type { Preview } from './preview.ts'

/** Where the page about a file goes unless said: beside it. Of what is at an address, into the folder at work. */
export function previewFileOf(file: string): string {
  if (/^https?:/i.test(file)) return `${basename(new URL(file).pathname) || 'import'}.preview.html`
  return join(dirname(file), `${basename(file)}.preview.html`)
}

/** Throws an ImportError where a page cannot go: only another such page is ever written over. */
export async function checkPreviewFile(path: string): Promise<void> {
  if (extname(path).toLowerCase() !== '.html') throw new ImportError(`${path}: a preview ends in .html`)
  if (existsSync(path) && !(await isPreview(path))) {
    throw new ImportError(`${path}: something else than a preview is there. Say another file with --preview FILE.html.`)
  }
}

async function isPreview(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(PAGE_HEAD.length))
    return buffer.toString('utf8', 0, bytesRead) === PAGE_HEAD
  } catch {
    // A folder, or what cannot be read.
    return false
  } finally {
    await file.close()
  }
}

/** Writes the page about a trial. Throws an ImportError where that fails. */
export async function savePreview(path: string, report: ImportReport, preview: Preview): Promise<void> {
  await checkPreviewFile(path)
  const page = await pageOf({
    files: report.files.map((file) => file.path),
    unchanged: report.written.unchanged,
    refusal: report.outcome === 'refused' ? 'Nothing would be imported: put right what is refused.' : null,
    groups: preview.groups(report.refused),
  })
  await writeFile(path, page).catch((cause: unknown) => {
    throw new ImportError(`${path}: the preview cannot be written: ${String(cause)}`, { cause })
  })
}
