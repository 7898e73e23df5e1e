import { count } from '../intake/count.ts'
import type { ChangedSince, LastImport } from '../store/domain/last-imports.ts'
import type { UndoReport } from './undo.ts'

/** How many imports a person chooses among at once. */
const MOST_CHOICES = 40

/** What became of the wish to take an import back, as lines for a terminal. */
export function undoLines(report: UndoReport): readonly string[] {
  switch (report.outcome) {
    case 'unclear':
      return choiceLines(report.among)
    case 'undone':
      return [`${importWords(report.last)} has been taken back:`, ...doneLines(report.last)]
    case 'tried':
      return [
        `${importWords(report.last)} can be taken back. What would come of it:`,
        ...doneLines(report.last),
        'This was a trial: nothing was changed.',
      ]
    case 'refused':
      return refusedLines(report.last, report.count, report.first)
  }
}

function importWords({ source, kind, at }: LastImport): string {
  return `The import of ${source} (${kind}s) of ${timeOf(at)}`
}

function doneLines({ added, changed, removed }: LastImport): readonly string[] {
  return [
    `  ${count(changed)} changed: as they were before`,
    `  ${count(removed)} deleted: there again`,
    `  ${count(added)} added: deleted`,
  ]
}

function choiceLines(among: readonly LastImport[]): readonly string[] {
  const latest = among.toSorted((a, b) => b.at.localeCompare(a.at))
  const shown = latest.slice(0, MOST_CHOICES)
  const more = latest.length - shown.length
  return [
    'There is more than one import that could be taken back:',
    ...shown.map(({ source, kind, at, added, changed, removed }) => {
      const counts = `${count(added)} added, ${count(changed)} changed, ${count(removed)} deleted`
      return `  ${timeOf(at)}  ${source} (${kind}s): ${counts}`
    }),
    ...(more > 0 ? [`  … and ${count(more)} older ones`] : []),
    'Say which with --source NAME, and --kind areas|closures where it has both. Nothing was taken back.',
  ]
}

function refusedLines(last: LastImport, changed: number, first: readonly ChangedSince[]): readonly string[] {
  const more = changed - first.length
  return [
    `${importWords(last)} cannot be taken back: ${count(changed)} of its records have been changed since.`,
    ...first.map((one) => `  ${labelOf(one)}: ${whatBecame(one)}`),
    ...(more > 0 ? [`  … and ${count(more)} more`] : []),
    'Take the later import back first, or import a file with what is to be there. Nothing was taken back.',
  ]
}

function labelOf({ name, uuid }: ChangedSince): string {
  return [name, uuid].filter((part) => part !== null).join(', ') || 'a record'
}

function whatBecame({ isThere, source }: ChangedSince): string {
  if (!isThere) return 'has been deleted'
  return source === null ? 'belongs to no source any more' : `is there as a record of ${source}`
}

/** `2026-11-23 22:10 UTC` of an instant. */
function timeOf(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}
