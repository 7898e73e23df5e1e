import { letWorkersStart } from './sandboxed-workers.ts'
import type { Delivery, Order } from './worker-messages.ts'

/** What is needed of a `Worker`. */
export interface WorkerLike<Question, Answer, Failure> {
  postMessage(message: Order<Question>, transfer: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<Delivery<Answer, Failure>>) => void): void
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void
  terminate(): void
}

interface Setting<Question, Answer, Failure> {
  readonly start: () => WorkerLike<Question, Answer, Failure>
  readonly errorOf: (failure: Failure) => Error
}

interface Asking {
  readonly onProgress?: (share: number) => void
  /** The worker cannot be reached while it works: aborting ends it, with all it knows. */
  readonly endsWorker?: boolean
}

interface Pending<Answer, Failure> {
  readonly receive: (delivery: Delivery<Answer, Failure>) => void
  readonly reject: (reason: unknown) => void
}

/** Asks a worker, which starts with the first question and, after it has broken, with the next one. */
export class WorkerClient<Question, Answer, Failure> {
  private readonly setting: Setting<Question, Answer, Failure>
  private readonly pending = new Map<number, Pending<Answer, Failure>>()
  private worker: WorkerLike<Question, Answer, Failure> | null = null
  private lastId = 0

  constructor(setting: Setting<Question, Answer, Failure>) {
    this.setting = setting
  }

  /** Rejects with the signal's reason, with what the worker's failure means, or where the worker breaks or ends. */
  async ask(question: Question, signal: AbortSignal, { onProgress, endsWorker }: Asking = {}): Promise<Answer> {
    signal.throwIfAborted()
    const id = ++this.lastId
    const controller = new AbortController()
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const receive = (delivery: Delivery<Answer, Failure>) => {
          if (delivery.type === 'progress') onProgress?.(delivery.share)
          else if (delivery.type === 'answer') resolve(delivery.answer)
          else reject(this.setting.errorOf(delivery.failure))
        }
        const drop = () => {
          reject(signal.reason)
          if (endsWorker === true) this.end('It was told to stop.')
          else this.worker?.postMessage({ type: 'drop', id }, [])
        }
        this.pending.set(id, { receive, reject })
        signal.addEventListener('abort', drop, { signal: controller.signal })
        this.worker ??= this.start()
        this.worker.postMessage({ type: 'ask', id, question }, [])
      })
    } finally {
      this.pending.delete(id)
      controller.abort()
    }
  }

  private start(): WorkerLike<Question, Answer, Failure> {
    letWorkersStart()
    const started = this.setting.start()
    started.addEventListener('message', ({ data }) => this.pending.get(data.id)?.receive(data))
    started.addEventListener('error', ({ message }) => this.end(message))
    return started
  }

  private end(reason: string): void {
    this.worker?.terminate()
    this.worker = null
    for (const { reject } of this.pending.values()) reject(new Error(`The worker ended: ${reason}`))
  }
}
