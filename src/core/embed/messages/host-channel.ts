import type { EmbedDescription, EmbedError, EventPayloads, SelectCommand } from '../../../../public/embed/1/embed.d.ts'
import { PLACE_NAMES } from '#core/address/parameters.ts'
import { addressPatch, type AddressPatch } from './address-patch.ts'
import { isCommandType, readCommand, type CommandType } from './command.ts'
import { NAMESPACE, readMessage, VERSION, type ReceivedMessage } from './message.ts'
import { Pending } from './pending.ts'
import { SentStates, type StateEvent, type StateType } from './sent-states.ts'

export interface HostChannelSetting {
  /** Whether the operator allows messages of pages of that origin; `null` is the origin of a page that has none. */
  readonly isAllowedOrigin: (origin: string) => boolean
  /** What the host page is sent of the embed when it says hello. */
  readonly describe: () => EmbedDescription
  /** Whether a parameter of the address can have that text. */
  readonly isReadable: (name: string, text: string) => boolean
  /** Puts a change into the address; every text in it is readable. At most once in 16 ms. */
  readonly onCommands: (patch: AddressPatch) => void
}

/** The embed's end of the line to the page around it. */
export interface HostChannel {
  /** Sends a state of the map: at once where the host page has said hello, else then; not twice the same in a row. */
  send(event: StateEvent): void
  /** The visitor has asked for their position: where the map looks, and what is there, is never sent any more. */
  positionAsked(): void
  /** What the host page has selected does not exist; that says nothing of where the map looks. */
  missing(record: NonNullable<SelectCommand>): void
  /** Receives and sends nothing any more. */
  close(): void
}

interface Receiver {
  postMessage(message: unknown, targetOrigin: string): void
}

/** What is needed of a `MessageEvent`. */
export interface ReceivedEvent {
  readonly source: unknown
  readonly origin: string
  readonly data: unknown
}

/** What is needed of the embed's `window`. */
export interface FramedPage extends Receiver {
  readonly parent: Receiver
  addEventListener(type: 'message', listener: (event: ReceivedEvent) => void): void
  removeEventListener(type: 'message', listener: (event: ReceivedEvent) => void): void
}

/** A timer instead of an animation frame, which a hidden frame never gets. */
const FRAME_MS = 16
/** States that reveal where the map looks: counts and rows do so too, beside the data that anyone can read. */
const REVEALING_PLACE: readonly StateType[] = ['view', 'status', 'height']
/** Of any other page, such as one from a file, the origin is no address that a message could be sent to. */
const ADDRESSABLE = /^https?:\/\//

/** Opens the line to the page around this one and announces that the embed is there; null where there is none. */
export function openHostChannel(setting: HostChannelSetting, page: FramedPage = window): HostChannel | null {
  return page.parent === page ? null : new OpenChannel(setting, page)
}

class OpenChannel implements HostChannel {
  private readonly setting: HostChannelSetting
  private readonly page: FramedPage
  private readonly pending = new Pending()
  private readonly states = new SentStates()
  /** Origin of the page that has said hello. */
  private host: string | null = null
  private isGreeted = false
  private isVersionRefused = false
  private isPositionAsked = false
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(setting: HostChannelSetting, page: FramedPage) {
    this.setting = setting
    this.page = page
    page.addEventListener('message', this.receive)
    this.post('*', 'ready', {})
  }

  send(event: StateEvent): void {
    if (this.isPositionAsked && REVEALING_PLACE.includes(event.type)) return
    if (this.states.isNews(event) && this.isGreeted) this.emit(event.type, event.payload)
  }

  positionAsked(): void {
    this.isPositionAsked = true
    for (const type of REVEALING_PLACE) this.states.forget(type)
  }

  missing({ kind, uuid }: NonNullable<SelectCommand>): void {
    this.emit('error', { code: 'missing', message: `There is no ${kind} ${uuid}.` })
  }

  close(): void {
    this.page.removeEventListener('message', this.receive)
    if (this.timer !== null) clearTimeout(this.timer)
  }

  private readonly receive = ({ source, origin, data }: ReceivedEvent): void => {
    if (source !== this.page.parent || !this.isAllowedOrigin(origin)) return
    const message = readMessage(data)
    if (message === null) return
    if (message.version !== VERSION) return this.refuseVersion(origin)
    if (message.type === 'hello') this.greet(origin)
    else if (this.host !== null && isCommandType(message.type)) this.gather(message.type, message)
  }

  private isAllowedOrigin(origin: string): boolean {
    return this.host === null ? this.setting.isAllowedOrigin(origin) : origin === this.host
  }

  private refuseVersion(origin: string): void {
    if (this.isVersionRefused) return
    this.isVersionRefused = true
    this.post(origin, 'error', { code: 'version', message: `Only version ${VERSION} is spoken here.` })
  }

  private greet(origin: string): void {
    this.host = origin
    this.isGreeted = false
    this.plan()
  }

  private gather(type: CommandType, { id, payload }: ReceivedMessage): void {
    const result = this.judge(type, payload)
    if (result.ok) this.pending.accept(result.patch, id)
    else this.pending.refuse(result.error, id)
    this.plan()
  }

  private judge(type: CommandType, payload: unknown): Judgement {
    const command = readCommand(type, payload)
    if (command === null) return refusal('payload', `This is no payload of ${type}.`)
    const patch = addressPatch(command)
    const wrong = [...patch].find(([name, text]) => text !== null && !this.setting.isReadable(name, text))
    if (wrong !== undefined) return refusal('value', `The value of ${wrong[0]} cannot be read.`)
    return { ok: true, patch }
  }

  private plan(): void {
    this.timer ??= setTimeout(() => this.carryOut(), FRAME_MS)
  }

  private carryOut(): void {
    this.timer = null
    if (!this.isGreeted) this.emitReady()
    const { patch, answers } = this.pending.take()
    if (patch.size > 0) this.setting.onCommands(patch)
    for (const { id, error } of answers) {
      if (error === null) this.emit('done', {}, id)
      else this.emit('error', error, id)
    }
  }

  private emitReady(): void {
    this.isGreeted = true
    const { fullMap, ...description } = this.setting.describe()
    this.emit('ready', { ...description, fullMap: this.isPositionAsked ? withoutPlace(fullMap) : fullMap })
    for (const { type, payload } of this.states.all()) this.emit(type, payload)
  }

  private emit<Type extends keyof EventPayloads>(type: Type, payload: EventPayloads[Type], id: string | null = null) {
    if (this.host !== null) this.post(this.host, type, payload, id)
  }

  private post<Type extends keyof EventPayloads>(
    origin: string,
    type: Type,
    payload: EventPayloads[Type],
    id: string | null = null,
  ): void {
    const message = { ns: NAMESPACE, v: VERSION, type, ...(id === null ? {} : { id }), payload }
    this.page.parent.postMessage(message, ADDRESSABLE.test(origin) ? origin : '*')
  }
}

type Judgement =
  | { readonly ok: true; readonly patch: AddressPatch }
  | { readonly ok: false; readonly error: EmbedError }

function refusal(code: EmbedError['code'], message: string): Judgement {
  return { ok: false, error: { code, message } }
}

/** An address without what it says of where the map looks. */
function withoutPlace(address: string): string {
  const url = new URL(address)
  for (const name of PLACE_NAMES) url.searchParams.delete(name)
  return url.href
}
