/** Tells of each file what is wrong with it, and the same not again until the file was well or gone. */
export class Complaints {
  readonly #log: (line: string) => void
  #told = new Map<string, string>()
  /** What was met while archives were in use. */
  #met = new Set<string>()

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  /** All that is wrong now, by path. */
  replace(problems: ReadonlyMap<string, string>): void {
    const told = new Map<string, string>()
    for (const [path, problem] of problems) {
      const kind = kindOf(problem)
      if (this.#told.get(path) !== kind) this.#log(lineOf(path, problem))
      told.set(path, kind)
    }
    this.#told = told
  }

  /** One more problem of a file, met by chance. */
  tell(path: string, problem: string): void {
    const kind = `${path} ${kindOf(problem)}`
    if (this.#met.has(kind)) return
    this.#met.add(kind)
    this.#log(lineOf(path, problem))
  }
}

/** A file that grows while it is copied has the same problem at each size. */
function kindOf(problem: string): string {
  return problem.replaceAll(/\d+/g, '0')
}

function lineOf(path: string, problem: string): string {
  return `The map archive ${path} ${problem}.`
}
