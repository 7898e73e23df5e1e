import { count, counted } from '../intake/count.ts'
import type { MirrorReport } from './mirror.ts'

const MOST_NAMED = 20

/** What an update has done, as lines for a terminal. */
export function mirrorLines(report: MirrorReport, seconds: number): string[] {
  const { address, written, removed, demoRemoved, refused, isResumed, isComplete, isUnsettled, older, requests } =
    report
  const named = refused.slice(0, MOST_NAMED).map((line) => `  ${line}`)
  const more = refused.length - named.length
  const asked = `${counted(requests, 'request')}, ${Math.round(seconds)} s`
  return [
    `Mirrored from ${address}: ${count(written.added)} added, ${count(written.changed)} changed, ` +
      `${count(written.unchanged)} unchanged, ${count(removed)} removed, ${count(refused.length)} refused (${asked})`,
    ...(isResumed ? ['It went on where an earlier run had broken off.'] : []),
    ...(isComplete ? ['All records were compared with those of the source.'] : []),
    ...(older > 0
      ? [
          `The source has ${counted(older, 'record')} in an older state than before: it seems to have been put back from a backup, and the copy follows it.`,
        ]
      : []),
    ...(isUnsettled ? ['Some lists changed for as long as they were read. The next update reads them again.'] : []),
    ...(report.hasUnreadable ? ['Some entries of its lists have no uuid and were left out.'] : []),
    ...(refused.length > 0 ? ['Refused:', ...named, ...(more > 0 ? [`  and ${count(more)} more`] : [])] : []),
    ...(demoRemoved > 0 ? [`The demonstration data (${counted(demoRemoved, 'record')}) has been removed.`] : []),
  ]
}
