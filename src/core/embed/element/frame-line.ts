import type { EmbedError, EventMessage } from '../../../../public/embed/1/embed.d.ts'
import type { Command } from '../messages/command.ts'

interface PendingCommand {
  readonly command: Command
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

interface Ends {
  /** Posts a message to the frame. */
  readonly post: (message: object) => void
  readonly onMessage: (message: MapMessage) => void
}

/** Every message of a map but the answers to commands that were carried out. */
export type MapMessage = Exclude<EventMessage, { readonly type: 'done' }>

const UNANSWERED: EmbedError = { code: 'unanswered', message: 'The map in the frame has not answered.' }

/**
 * The host page's end of the line to the map in a frame. A new frame, which knows its address alone, is sent the last
 * command of each type that the one before has carried out, and what that one has not done.
 */
export class FrameLine {
  private readonly ends: Ends
  private readonly pending = new Map<string, PendingCommand>()
  private readonly kept = new Map<Command['type'], Command>()
  private lastId = 0
  private isNew = false
  private state: 'waiting' | 'ready' | 'unanswered' = 'waiting'

  constructor(ends: Ends) {
    this.ends = ends
  }

  /** Resolves when the map has done it; rejects with an error whose cause is an {@link EmbedError}. */
  ask(command: Command): Promise<void> {
    if (this.state === 'unanswered') return Promise.reject(errorOf(UNANSWERED))
    return new Promise((resolve, reject) => {
      const id = `${++this.lastId}`
      this.pending.set(id, { command, resolve, reject })
      if (this.state === 'ready') this.post(command, id)
    })
  }

  /** What has come from the frame. */
  receive(data: unknown): void {
    if (!isEventMessage(data)) return
    switch (data.type) {
      case 'done':
        return this.settle(data.id, null)
      case 'error':
        return data.id === undefined ? this.ends.onMessage(data) : this.settle(data.id, data.payload)
      case 'ready':
        this.ends.onMessage(data)
        return 'title' in data.payload ? this.becomeReady() : this.greet()
      case 'view':
      case 'select':
      case 'filter':
      case 'status':
      case 'height':
        return this.ends.onMessage(data)
    }
  }

  /** There is a new frame, or there will be, which will announce itself. */
  begin(): void {
    this.state = 'waiting'
    this.isNew = true
  }

  /** A new frame is not sent the command of that type again. */
  forget(type: Command['type']): void {
    this.kept.delete(type)
  }

  /** The frame had its time. */
  giveUp(): void {
    if (this.state !== 'waiting') return
    this.end()
    this.ends.onMessage({ ns: 'fieldgate', v: 1, type: 'error', payload: UNANSWERED })
  }

  /** There is no frame any more: what waits for it is in vain. */
  end(): void {
    this.state = 'unanswered'
    for (const { reject } of this.pending.values()) reject(errorOf(UNANSWERED))
    this.pending.clear()
  }

  private greet(): void {
    this.state = 'waiting'
    this.ends.post({ ns: 'fieldgate', v: 1, type: 'hello', payload: {} })
  }

  private becomeReady(): void {
    this.state = 'ready'
    if (this.isNew) for (const command of this.kept.values()) this.post(command)
    this.isNew = false
    for (const [id, { command }] of this.pending) this.post(command, id)
  }

  private post(command: Command, id?: string): void {
    this.ends.post({ ns: 'fieldgate', v: 1, ...command, ...(id === undefined ? {} : { id }) })
  }

  /** Answers come in the order of the commands: one that was passed over has been overtaken, which is as good as done. */
  private settle(answered: string | undefined, error: EmbedError | null): void {
    if (answered === undefined || !this.pending.has(answered)) return
    for (const [id, { command, resolve, reject }] of this.pending) {
      this.pending.delete(id)
      if (id === answered && error !== null) reject(errorOf(error))
      else {
        this.keep(command)
        resolve()
      }
      if (id === answered) return
    }
  }

  /** The commands are kept in the order in which they were last given. */
  private keep(command: Command): void {
    const kept = after(this.kept.get(command.type), command)
    this.kept.delete(command.type)
    this.kept.set(command.type, kept)
  }
}

/** What a command comes to after an earlier one of its type, of which it may leave something as it is. */
function after(before: Command | undefined, command: Command): Command {
  if (command.type === 'setFilter' && before?.type === 'setFilter') {
    return { type: 'setFilter', payload: merged(before.payload, command.payload) }
  }
  if (command.type === 'setTheme' && before?.type === 'setTheme') {
    return { type: 'setTheme', payload: merged(before.payload, command.payload) }
  }
  return command
}

function merged<T extends object>(before: T, now: T): T {
  return { ...before, ...Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined)) }
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
