import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { kindOf } from '../kind-of.ts'
import type { Choice } from '../mapping/choose-mapping.ts'
import type { Mapping, MappingKind } from '../mapping/mapping.ts'
import { namedFor } from '../mapping/same-names.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { sourceKey } from '../records/source-key.ts'
import { reportLines, type ImportReport } from '../report.ts'
import { saveMapping } from '../save-mapping.ts'
import { withStated } from '../stated/apply-stated.ts'
import { statedFrom } from '../stated/stated.ts'
import { BACK, Ended, type Asker } from './asker.ts'
import { choiceFor, guessLines, lookAt, type FirstLook } from './first-look.ts'
import { QUESTIONS, type Answers } from './questions.ts'
import { askWords, unknownWords, withWords } from './words.ts'

export interface DialogHost {
  readonly asker: Asker
  /** The operator's; null where there is none. */
  readonly timeZone: string | null
  readonly importWith: (
    asked: { files: readonly string[]; kind: MappingKind; mapping: Mapping; dryRun: boolean },
    zone: string | undefined,
  ) => Promise<ImportReport>
}

/** A file, and all that is known of how it is read. */
interface Told {
  readonly look: FirstLook
  readonly mapping: Mapping
  readonly zone: string | undefined
}

/**
 * Asks for a file and for what is doubtful about it, shows what comes of it, imports it, and saves how it was read. Returns
 * an exit code. Throws an Ended, with nothing imported, where the person ends it.
 */
export async function runDialog(host: DialogHost): Promise<number> {
  const { asker } = host
  asker.say(['Enter takes the answer in [brackets], b goes back, Ctrl+C ends. Nothing is imported until you say so.'])
  let path = ''
  for (;;) {
    const told = await askAll(host, path)
    path = told.look.path
    const tried = await tryOut(host, told)
    if (tried === BACK) continue
    asker.say(reportLines(tried.report))
    if (tried.report.outcome === 'refused') return 1
    const isWanted = await asker.isYes('Import now?')
    const report = isWanted ? await importNow(host, tried) : tried.report
    if (isWanted) asker.say(reportLines(report))
    await save(asker, tried, report)
    return report.outcome === 'refused' ? 1 : report.refused.length > 0 ? 2 : 0
  }
}

type Tried = Told & { readonly report: ImportReport }

function importNow({ importWith }: DialogHost, { look, mapping, zone }: Told, dryRun = false): Promise<ImportReport> {
  return importWith({ files: [look.path], kind: mapping.kind, mapping, dryRun }, zone)
}

/** What would come of an import, once it is known what the words for categories mean. */
async function tryOut(host: DialogHost, told: Told): Promise<Tried | typeof BACK> {
  const report = await importNow(host, told, true)
  const unknown = unknownWords(report)
  if (unknown.length === 0) return { ...told, report }
  const words = await askWords(host.asker, unknown)
  if (words === BACK) return BACK
  const better = { ...told, mapping: withWords(told.mapping, words) }
  return { ...better, report: await importNow(host, better, true) }
}

async function askAll({ asker, timeZone }: DialogHost, before: string): Promise<Told> {
  let path = before
  for (;;) {
    const look = await askFile(asker, path)
    path = look.path
    for (;;) {
      const kind = await askKind(asker, look)
      if (kind === BACK) break
      const choice = choiceFor(look, kind)
      asker.say(guessLines(look, choice, timeZone))
      const answers = await askDoubts(asker, { look, choice, timeZone })
      if (answers !== BACK) return { look, mapping: mappingBy(look, choice, answers), zone: answers.zone }
    }
  }
}

async function askFile(asker: Asker, guess: string): Promise<FirstLook> {
  const check = (answer: string) => {
    if (answer === '') throw new ImportError('Say the name of a file; Tab completes it.')
    return lookAt(answer)
  }
  const answer = await asker.ask({ text: 'Which file', guess, check, complete: completedPath })
  return answer === BACK ? askFile(asker, guess) : lookAt(answer)
}

/** The names in a folder that begin with what is written. */
async function completedPath(line: string): Promise<[string[], string]> {
  const folder = line.endsWith('/') ? line : dirname(line)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.map((entry) => join(folder, entry.name) + (entry.isDirectory() ? '/' : ''))
  return [names.filter((name) => name.startsWith(line)), line]
}

async function askKind(asker: Asker, look: FirstLook): Promise<MappingKind | typeof BACK> {
  const check = (answer: string) => {
    if (answer !== 'areas' && answer !== 'closures') throw new ImportError('Say areas or closures.')
  }
  const answer = await asker.ask({
    text: 'What is in it (areas or closures)',
    guess: kindOf(look.features, look.path),
    check,
  })
  if (answer === BACK) return BACK
  return answer === 'areas' ? 'areas' : 'closures'
}

async function askDoubts(
  asker: Asker,
  doubtful: { look: FirstLook; choice: Choice; timeZone: string | null },
): Promise<Answers | typeof BACK> {
  const asked = QUESTIONS.flatMap(([key, make]) => {
    const question = make(doubtful)
    return question === null ? [] : [{ key, question }]
  })
  let answers: Answers = {}
  for (let at = 0; at < asked.length;) {
    const { key, question } = asked[at] ?? {}
    if (key === undefined || question === undefined) break
    const answer = await asker.ask({ ...question, guess: answers[key] ?? question.guess })
    if (answer === BACK && at === 0) return BACK
    if (answer !== BACK) answers = { ...answers, [key]: answer }
    at += answer === BACK ? -1 : 1
  }
  return answers
}

function mappingBy({ path, features }: FirstLook, choice: Choice, answers: Answers): Mapping {
  const { source, zone: _, ...given } = answers
  const said = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== ''))
  const named = features.map(namedFor(choice.mapping))
  const { mapping } = withStated(choice, statedFrom(said), named, path)
  return source === undefined ? mapping : { ...mapping, key: sourceKey(source) }
}

/** Saves how a file was read under a name that is free, and says how to import it so again. */
async function save(asker: Asker, { look, mapping, zone }: Told, report: ImportReport): Promise<void> {
  const check = (answer: string) => {
    if (existsSync(answer)) throw new ImportError('There is such a file already: say another name.')
  }
  const text = 'Save how it is read to which file (n: nowhere)'
  const path = await asker.ask({ text, guess: freeName(look.path), check }).catch((error: unknown) => {
    if (error instanceof Ended) return 'n'
    throw error
  })
  if (path === BACK || path === 'n') return
  await saveMapping(path, report)
  const words = ['npm', 'run', 'import', '--', look.path, '--kind', mapping.kind, '--mapping', path]
  const all = zone === undefined || zone === '' ? words : [...words, '--time-zone', zone]
  asker.say(['The next time, without a question:', `  ${all.map(quoted).join(' ')}`])
}

function freeName(path: string): string {
  const stem = join(dirname(path), basename(path).replace(/\..*$/, ''))
  for (let number = 1; ; number++) {
    const name = `${stem}.mapping${number === 1 ? '' : `-${number}`}.json`
    if (!existsSync(name)) return name
  }
}

/** A word as a shell takes it. */
function quoted(word: string): string {
  return /^[\w./:+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
