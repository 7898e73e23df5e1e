import type { Outcome } from './rule.ts'

const WORDS = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const

/** An outcome as a line; what failed or was skipped says why. */
export function lineOf({ rule, ...outcome }: Outcome): string {
  const line = `${WORDS[outcome.result]}  ${rule.id} (section ${rule.section}): ${rule.says}`
  return outcome.result === 'passed' ? line : `${line}\n      ${outcome.why}`
}

/** The closing line. */
export function closingLine(outcomes: readonly Outcome[], total: number, requests: number): string {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length
  const left = total - outcomes.length
  const parts = [
    `${count('passed')} ok`,
    `${count('failed')} failed`,
    `${count('skipped')} skipped`,
    ...(left === 0 ? [] : [`${left} not looked at (--all goes on)`]),
  ]
  return `${total} rules: ${parts.join(', ')}; ${requests} requests.`
}
