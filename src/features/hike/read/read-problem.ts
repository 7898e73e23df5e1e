/** Why a file gives no line; each is told in words of its own. */
export type ReadProblemCode =
  | 'empty'
  | 'picture'
  | 'packed'
  | 'fit'
  | 'other'
  | 'damaged'
  | 'no-line'
  | 'too-large'
  | 'too-many-points'

/** A file that cannot be checked. `line` is where it breaks off, where that is known. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem'
  readonly code: ReadProblemCode
  readonly line: number | null
  constructor(code: ReadProblemCode, line: number | null = null) {
    super(code)
    this.code = code
    this.line = line
  }
}
