import type { EmbedError, EventMessage } from '../../../public/embed/1/embed.d.ts'
import type { Command } from '../messages/command.ts'

interface Wish {
  readonly command: Command
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

interface Ends {
  /** Posts a message to the frame. */
  readonly post: (message: object) => void
  readonly onTold: (message: ToldMessage) => void
}

/** All that a map tells but the answers to commands. */
export type ToldMessage = Exclude<EventMessage, { readonly type: 'done' }>

const UNANSWERED: EmbedError = { code: 'unanswered', message: 'The map in the frame has not answered.' }

/** The host page's end of the line to the map in a frame; a new frame goes on where the one before has stopped. */
export class FrameLine {
  private readonly ends: Ends
  private readonly wishes = new Map<string, Wish>()
  private lastId = 0
  private state: 'waiting' | 'ready' | 'unanswered' = 'waiting'

  constructor(ends: Ends) {
    this.ends = ends
  }

  /** Resolves when the map has done it; rejects with an error whose cause is an {@link EmbedError}. */
  ask(command: Command): Promise<void> {
    if (this.state === 'unanswered') return Promise.reject(errorOf(UNANSWERED))
    return new Promise((resolve, reject) => {
      const id = `${++this.lastId}`
      this.wishes.set(id, { command, resolve, reject })
      if (this.state === 'ready') this.post(id, command)
    })
  }

  /** What has come from the frame. */
  hear(data: unknown): void {
    if (!isEventMessage(data)) return
    switch (data.type) {
      case 'done':
        return this.settle(data.id, null)
      case 'error':
        return data.id === undefined ? this.ends.onTold(data) : this.settle(data.id, data.payload)
      case 'ready':
        this.ends.onTold(data)
        return 'title' in data.payload ? this.becomeReady() : this.greet()
      case 'view':
      case 'select':
      case 'filter':
      case 'status':
      case 'height':
        return this.ends.onTold(data)
    }
  }

  /** There is a new frame, which will announce itself. */
  begin(): void {
    this.state = 'waiting'
  }

  /** The frame had its time: what still waits for it is in vain. */
  giveUp(): void {
    if (this.state !== 'waiting') return
    this.state = 'unanswered'
    for (const { reject } of this.wishes.values()) reject(errorOf(UNANSWERED))
    this.wishes.clear()
    this.ends.onTold({ ns: 'fieldgate', v: 1, type: 'error', payload: UNANSWERED })
  }

  private greet(): void {
    this.state = 'waiting'
    this.ends.post({ ns: 'fieldgate', v: 1, type: 'hello', payload: {} })
  }

  private becomeReady(): void {
    this.state = 'ready'
    for (const [id, { command }] of this.wishes) this.post(id, command)
  }

  private post(id: string, command: Command): void {
    this.ends.post({ ns: 'fieldgate', v: 1, ...command, id })
  }

  /** Answers come in the order of the commands: one that was passed over has been overtaken, which is as good as done. */
  private settle(answered: string | undefined, error: EmbedError | null): void {
    if (answered === undefined || !this.wishes.has(answered)) return
    for (const [id, { resolve, reject }] of this.wishes) {
      this.wishes.delete(id)
      if (id === answered && error !== null) reject(errorOf(error))
      else resolve()
      if (id === answered) return
    }
  }
}

function errorOf(cause: EmbedError): Error {
  return new Error(cause.message, { cause })
}

/** The frame of the service is trusted in all else: its messages are of this version. */
function isEventMessage(data: unknown): data is EventMessage {
  return (
    typeof data === 'object' && data !== null && 'ns' in data && data.ns === 'fieldgate' && 'v' in data && data.v === 1
  )
}
