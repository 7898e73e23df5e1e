import { Failure, Skip } from './expect.ts'
import type { Outcome, Rule } from './rule.ts'
import type { Subject } from './subject.ts'

/** Holds a service to some rules, one after the other. */
export async function* judge(subject: Subject, rules: readonly Rule[]): AsyncGenerator<Outcome, undefined> {
  for (const rule of rules) yield await outcomeOf(subject, rule)
}

async function outcomeOf(subject: Subject, rule: Rule): Promise<Outcome> {
  try {
    const why = await reasonToSkip(subject, rule)
    if (why !== null) return { rule, result: 'skipped', why }
    await rule.check(subject)
    return { rule, result: 'passed' }
  } catch (error) {
    if (error instanceof Skip) return { rule, result: 'skipped', why: error.message }
    if (error instanceof Failure) return { rule, result: 'failed', why: error.message }
    return { rule, result: 'failed', why: `the service's data broke the check: ${String(error)}` }
  }
}

async function reasonToSkip(subject: Subject, { needs }: Rule): Promise<string | null> {
  if (needs === undefined) return null
  if (subject.specOnly) return 'it is beyond the specification'
  if (needs === 'extensions' || (await subject.has(needs))) return null
  return `the root document does not name ${needs}`
}
