import { formatPast } from '#core/i18n/age-format.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import type { Language } from '#core/i18n/language.ts'
import { formatList } from '#core/i18n/list-format.ts'
import { formatDuration } from '#core/i18n/size-formats.ts'
import type { Finding } from './findings.ts'
import type { ReadyMessages } from './messages/en.ts'

/** What a finding says. `now`: epoch ms. */
export function wordsOf(finding: Finding, words: ReadyMessages, language: Language, now: number): string {
  switch (finding.kind) {
    case 'app':
      return finding.verdict === 'good' ? words.app.good : words.app.missing
    case 'regions':
      return finding.count === 0 ? words.noRegion : words.regions(finding.count)
    case 'view':
      return finding.verdict === 'good' ? words.view.good : words.view.warning
    case 'age':
      return ageOf(finding, words, language, now)
    case 'task': {
      const { good, missing } = words.tasks[finding.task]
      return finding.lacking.length === 0
        ? good
        : `${missing} ${words.inRegions(formatList(language, finding.lacking))}`
    }
    case 'no-ground':
      return words.noGround
    case 'position':
      return words.position[finding.verdict]
    case 'clock': {
      const { good, ahead, behind } = words.clock
      if (finding.verdict === 'good') return good
      return (finding.ahead > 0 ? ahead : behind)(formatDuration(language, Math.abs(finding.ahead) * 1000))
    }
    case 'storage':
      return finding.verdict === 'good' ? words.storage.good : words.storage.warning
  }
}

function ageOf(
  { verdict, pack: { name, refreshedAt } }: Extract<Finding, { kind: 'age' }>,
  { age }: ReadyMessages,
  language: Language,
  now: number,
): string {
  if (refreshedAt === null) return age.unfinished(name)
  const when = formatPast(language, Date.parse(refreshedAt), now, deviceTimeZone())
  return verdict === 'good' ? age.good(when) : age.old(name, when)
}
