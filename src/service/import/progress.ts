import type { ImportProgress } from './import-options.ts'
import { counted } from '../intake/count.ts'

const BAR = 24
const FRAME_MS = 100
const STEPS = 10

/** Where progress is shown; a terminal redraws a line, anything else gets lines one after the other. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/**
 * A view of a command's progress, and how to end it. `now` is in milliseconds.
 * @param words what is said of it, with its share from 0 to 1; of an import unless told
 */
export function progressView(output: Output, now: () => number, words = importWords) {
  const start = now()
  let drawn = -Infinity
  let said = 0
  let open = false
  return {
    show(progress: ImportProgress): void {
      const done = progress.totalBytes === 0 ? 1 : progress.bytes / progress.totalBytes
      if (output.isTTY === true) {
        if (now() - drawn < FRAME_MS) return
        drawn = now()
        open = true
        output.write(`\r\u001b[2K${bar(done)} ${words(progress, done)}${remaining(done, drawn - start)}`)
      } else if (Math.floor(done * STEPS) > said) {
        said = Math.floor(done * STEPS)
        output.write(`${words(progress, done)}\n`)
      }
    },
    /** Clears the line that is redrawn. */
    end(): void {
      if (open) output.write('\r\u001b[2K')
    },
  }
}

function bar(done: number): string {
  const full = Math.round(Math.min(1, done) * BAR)
  return `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`
}

function importWords({ records }: ImportProgress, done: number): string {
  return `${Math.floor(done * 100)} %, ${counted(records, 'record')}`
}

function remaining(done: number, elapsed: number): string {
  if (done < 0.02 || done >= 1) return ''
  return `, ${Math.ceil((elapsed * (1 - done)) / done / 1000)} s left`
}
