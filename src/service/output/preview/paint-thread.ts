import { Worker } from 'node:worker_threads'
import { FromPainter, type PreviewOrder, type ToPainter } from '#contract/preview/painting.ts'
import type { Bytes } from '../../answer/answer.ts'

/** Gives the body that the service has at a path; null where it has none. */
export type AskService = (path: string) => Promise<Bytes | null>

/** A picture could not be painted; the message says why. */
export class PaintError extends Error {
  override readonly name = 'PaintError'
}

export interface PaintThreadOptions {
  /** The built program that paints. */
  readonly file: string
  /** Takes a line about what went wrong. */
  readonly log: (line: string) => void
  /** For how long a picture is waited for, in milliseconds. */
  readonly patienceMs?: number
  /** For how long the thread is kept without work, in milliseconds. */
  readonly idleMs?: number
}

/** A picture that is being painted. */
interface Job {
  readonly ask: AskService
  readonly resolve: (png: Bytes) => void
  readonly reject: (error: PaintError) => void
}

const PATIENCE_MS = 30_000
const IDLE_MS = 60_000
/** What the program may take beside its canvases, which are of one size. */
const HEAP_MB = 192

/**
 * A thread that paints one picture at a time. It is started with the first, ended when there is nothing to do, and started
 * again after it has broken.
 */
export class PaintThread {
  readonly #options: PaintThreadOptions
  #worker: Worker | null = null
  #job: Job | null = null
  #timer: NodeJS.Timeout | undefined
  #canPaint = false
  #onReady: (() => void) | null = null

  constructor(options: PaintThreadOptions) {
    this.#options = options
  }

  /** Whether this machine has what it takes, as far as that was looked into. */
  get canPaint(): boolean {
    return this.#canPaint
  }

  /** Looks whether this machine has what it takes: the library that draws is a native one. */
  async look(): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.#onReady = resolve
        this.#begin({ ask: async () => null, resolve: () => undefined, reject })
      })
      this.#canPaint = true
      await this.close()
    } catch (error) {
      this.#options.log(`Links to records are shared without a picture: ${reasonOf(error)}`)
    } finally {
      this.#onReady = null
      this.#job = null
    }
  }

  /** Paints a picture; not before the one before is done. Throws a PaintError. */
  async paint(order: PreviewOrder, ask: AskService): Promise<Bytes> {
    try {
      return await new Promise<Bytes>((resolve, reject) => {
        this.#begin({ ask, resolve, reject })
        this.#tell({ type: 'paint', order })
      })
    } finally {
      this.#job = null
      this.#after(this.#options.idleMs ?? IDLE_MS, () => void this.close())
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #begin(job: Job): void {
    if (this.#job !== null) throw new Error('One picture after another.')
    this.#job = job
    this.#worker ??= this.#start()
    const ms = this.#options.patienceMs ?? PATIENCE_MS
    this.#after(ms, () => this.#break(`it took longer than ${ms / 1000} s`))
  }

  #start(): Worker {
    const worker = new Worker(this.#options.file, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    worker.on('message', (data) => {
      const { data: message } = FromPainter.safeParse(data)
      if (message === undefined) this.#break('it said what nobody understands')
      else this.#hear(message)
    })
    worker.on('error', (error) => this.#lose(worker, reasonOf(error)))
    worker.on('exit', (code) => this.#lose(worker, `it ended with code ${code}`))
    // The service ends when it is told to, whatever is painted.
    worker.unref()
    return worker
  }

  #hear(message: FromPainter): void {
    const job = this.#job
    switch (message.type) {
      case 'ready':
        this.#onReady?.()
        break
      case 'ask':
        if (job !== null) void this.#answer(job, message.question, message.path)
        break
      case 'painted':
        job?.resolve(message.png)
        break
      case 'failed':
        job?.reject(new PaintError(message.reason))
        break
    }
  }

  async #answer(job: Job, question: number, path: string): Promise<void> {
    try {
      this.#tell({ type: 'given', question, body: await job.ask(path) })
    } catch (error) {
      job.reject(new PaintError(`${path}: ${reasonOf(error)}`))
    }
  }

  #tell(message: ToPainter): void {
    this.#worker?.postMessage(message)
  }

  #after(ms: number, act: () => void): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(act, ms).unref()
  }

  #break(reason: string): void {
    const worker = this.#worker
    if (worker === null) return
    this.#lose(worker, reason)
    void worker.terminate()
  }

  #lose(worker: Worker, reason: string): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#job?.reject(new PaintError(`the painting thread broke: ${reason}`))
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
