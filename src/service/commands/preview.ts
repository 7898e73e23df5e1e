import { Preview } from '../import/preview/preview.ts'
import { checkPreviewFile, previewFileOf, savePreview } from '../import/preview/save-preview.ts'
import { ImportError } from '../import/reading/input/import-error.ts'
import type { ImportOptions } from '../import/import-options.ts'
import type { ImportReport } from '../import/report.ts'

/** The page about a trial: what gathers it, and what writes it and tells where. */
interface TrialPage {
  readonly take: NonNullable<ImportOptions['onTried']>
  readonly save: (report: ImportReport) => Promise<string>
}

/** The page that is wished for; null without a trial. Throws an ImportError where it cannot go where it would. */
export async function previewFor(
  asked: { readonly 'dry-run': boolean; readonly preview?: string | undefined },
  [file = 'import']: readonly string[],
): Promise<TrialPage | null> {
  if (!asked['dry-run']) {
    if (asked.preview === undefined) return null
    throw new ImportError('--preview is the page of a trial: say --dry-run as well.')
  }
  const path = asked.preview ?? previewFileOf(file)
  await checkPreviewFile(path)
  const preview = new Preview()
  return {
    take: (changes) => preview.take(changes),
    save: async (report) => {
      await savePreview(path, report, preview)
      return `${path} shows it: open it in a browser.`
    },
  }
}
