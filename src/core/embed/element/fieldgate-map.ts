import type {
  FieldgateMapElement,
  FilterCommand,
  SelectCommand,
  Theme,
  ViewCommand,
} from '../../../../public/embed/1/embed.d.ts'
import type { Command } from '../messages/command.ts'
import { commandsFor, FRAME_ATTRIBUTES, frameAddress, isOpaque, permissionsFor } from './attributes.ts'
import { FrameLine, type MapMessage } from './frame-line.ts'
import { heightOf } from './height.ts'

/** As wide as its place, in a row of a flexible box too, where what has no width of its own is not to be seen. */
const LOOK = `:host{display:block;position:relative;width:-moz-available;width:-webkit-fill-available;width:stretch}
:host([hidden]),[hidden]{display:none}
iframe{position:absolute;inset:0;width:100%;height:100%;border:0}`
/** The origin of a page that has none, as `MessageEvent` names it. */
const OPAQUE = 'null'
const PASSED_ON = ['sandbox', 'referrerpolicy']
const NEAR = '400px'
/** How long a map that is loaded and seen may take to answer. */
const PATIENCE_MS = 10_000
/** The title of the frame until the map has sent its own. */
const TITLE = 'Fieldgate'

/** Address of the script of this element; null where it was imported by another one. */
const script = document.currentScript ?? document.querySelector('script[src*="/embed/1/embed.js"]')
const scriptAddress = script instanceof HTMLScriptElement ? script.src : null

export class FieldgateMap extends HTMLElement implements FieldgateMapElement {
  static readonly observedAttributes = [...FRAME_ATTRIBUTES, 'label', 'title', 'height', 'min-height', 'max-height']

  private readonly sheet = new CSSStyleSheet()
  private readonly fallback = document.createElement('slot')
  private readonly line = new FrameLine({
    post: (message) => this.frame?.contentWindow?.postMessage(message, this.origin === OPAQUE ? '*' : this.origin),
    onMessage: (message) => this.applyMessage(message),
  })
  private readonly changed = new Set<string>()
  private isStarted = false
  private frame: HTMLIFrameElement | null = null
  /** That of the page in the frame. */
  private origin = OPAQUE
  private observer: IntersectionObserver | null = null
  private patience = 0
  private mapTitle: string | null = null
  private neededHeight: number | null = null

  constructor() {
    super()
    const shadow = this.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [this.sheet]
    shadow.append(this.fallback)
    this.applyHeight()
  }

  connectedCallback(): void {
    addEventListener('message', this.receive)
    this.line.begin()
    if (this.getAttribute('loading') === 'eager') this.makeFrame()
    else this.watch(NEAR, (isNear) => isNear && this.makeFrame())
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.receive)
    this.dropFrame()
    this.line.end()
    this.fallback.hidden = false
    this.isStarted = false
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return
    this.changed.add(name)
    if (this.changed.size === 1) queueMicrotask(() => this.follow())
  }

  setView(payload: ViewCommand): Promise<void> {
    return this.line.ask({ type: 'setView', payload })
  }

  select(payload: SelectCommand): Promise<void> {
    return this.line.ask({ type: 'select', payload })
  }

  setFilter(payload: FilterCommand): Promise<void> {
    return this.line.ask({ type: 'setFilter', payload })
  }

  setDate(when: string | null): Promise<void> {
    return this.line.ask({ type: 'setDate', payload: { when } })
  }

  setTheme(theme: Theme, accent?: string | null): Promise<void> {
    return this.line.ask({ type: 'setTheme', payload: { theme, accent } })
  }

  private readonly read = (name: string) => this.getAttribute(name) || null

  /** Attributes that were set in one go are followed in one go. */
  private follow(): void {
    const ofFrame = new Set(FRAME_ATTRIBUTES.filter((name) => this.changed.has(name)))
    this.changed.clear()
    this.applyHeight()
    this.applyTitle()
    if (!this.isStarted || ofFrame.size === 0) return
    const { commands, needsFrame } = commandsFor(ofFrame, this.read)
    if (needsFrame && (ofFrame.has('map') || ofFrame.has('bbox'))) this.line.forget('setView')
    if (needsFrame) this.makeFrame()
    for (const command of commands) this.order(command)
  }

  /** What an attribute orders has nobody who waits for it. */
  private order(command: Command): void {
    this.line.ask(command).catch((error: unknown) => {
      this.dispatch('error', error instanceof Error ? error.cause : error)
    })
  }

  /** A new frame, because a change of an old one's address would be a step in the history of the page. */
  private makeFrame(): void {
    this.dropFrame()
    this.changed.clear()
    this.isStarted = true
    this.line.begin()
    const service = this.getAttribute('service') ?? scriptAddress
    if (service === null || !URL.canParse(service, document.baseURI)) return this.line.giveUp()
    const address = frameAddress(new URL(service, document.baseURI).href, this.read)
    this.origin = isOpaque(this.getAttribute('sandbox')) ? OPAQUE : address.origin
    this.frame = this.frameFor(address)
    this.applyTitle()
    this.shadowRoot?.append(this.frame)
  }

  private frameFor(address: URL): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    frame.allow = permissionsFor(this.getAttribute('ui'))
    for (const name of PASSED_ON) {
      const text = this.getAttribute(name)
      if (text !== null) frame.setAttribute(name, text)
    }
    frame.addEventListener('load', () => this.watch('0px', (isSeen) => this.waitForAnswer(isSeen)))
    frame.src = address.href
    return frame
  }

  /** A map that nobody sees may take its time. */
  private waitForAnswer(isSeen: boolean): void {
    clearTimeout(this.patience)
    if (isSeen) this.patience = window.setTimeout(() => this.line.giveUp(), PATIENCE_MS)
  }

  private watch(margin: string, onSeen: (isSeen: boolean) => void): void {
    this.observer?.disconnect()
    const last = (entries: readonly IntersectionObserverEntry[]) => onSeen(entries.at(-1)?.isIntersecting === true)
    this.observer = new IntersectionObserver(last, { rootMargin: margin })
    this.observer.observe(this)
  }

  private dropFrame(): void {
    this.observer?.disconnect()
    clearTimeout(this.patience)
    this.frame?.remove()
    this.frame = null
  }

  private readonly receive = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (this.frame !== null && source === this.frame.contentWindow && origin === this.origin) this.line.receive(data)
  }

  private applyMessage({ type, payload }: MapMessage): void {
    if (type === 'ready') {
      this.showMap(true)
      if (!('title' in payload)) return
      this.applyTitle(payload.title)
    }
    if (type === 'height') this.applyHeight(payload.height)
    if (type === 'error' && !this.fallback.hidden) this.showMap(false)
    this.dispatch(type, payload)
  }

  private dispatch(type: MapMessage['type'], detail: unknown): void {
    this.dispatchEvent(new CustomEvent(`fieldgate-${type}`, { bubbles: true, detail }))
  }

  /** The map, or what the page has in its place. */
  private showMap(isThere: boolean): void {
    this.fallback.hidden = isThere
    if (this.frame !== null) this.frame.hidden = !isThere
  }

  private applyTitle(mapTitle = this.mapTitle): void {
    this.mapTitle = mapTitle
    const title = this.getAttribute('label') ?? this.getAttribute('title') ?? mapTitle ?? TITLE
    if (this.frame !== null) this.frame.title = title
  }

  private applyHeight(neededHeight = this.neededHeight): void {
    this.neededHeight = neededHeight
    this.sheet.replaceSync(`${LOOK}:host{height:${heightOf(this.read, neededHeight)}px}`)
  }
}
