import type { CDPSession, Page } from '@playwright/test'
import type { CommandMessage, EventMessage, EventPayloads, Message } from '../../public/embed/1/embed.d.ts'
import type { HostSite } from '../services/host-page.ts'
import { EmbedFrame } from './embed-frame.ts'

/** What a page has heard from a frame. */
interface Heard {
  readonly origin: string
  readonly message: EventMessage
}

declare global {
  interface Window {
    heard: Heard[]
    /** Of custom elements. */
    told: { readonly type: string; readonly detail: unknown }[]
  }
}

/** A page of another site with maps in it. */
export class HostPage {
  readonly page: Page
  /** Errors on the console, of scripts, and against a content security policy, in the page and in its frames. */
  readonly problems: string[] = []
  private readonly site: HostSite

  private constructor(page: Page, site: HostSite) {
    this.page = page
    this.site = site
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text())
    })
    page.on('pageerror', (error) => this.problems.push(error.message))
  }

  static async on(page: Page, site: HostSite): Promise<HostPage> {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`Against the policy: ${effectiveDirective} ${blockedURI}`)
      })
      if (window !== top) return
      window.heard = []
      window.told = []
      for (const name of ['ready', 'view', 'select', 'filter', 'status', 'height', 'error']) {
        document.addEventListener(`fieldgate-${name}`, (event) => {
          if (event instanceof CustomEvent) window.told.push({ type: name, detail: event.detail })
        })
      }
      addEventListener('message', ({ origin, data }) => window.heard.push({ origin, message: data }))
    })
    return new HostPage(page, site)
  }

  async open(body: string, policy?: string): Promise<void> {
    await this.page.goto(this.site.put(body, policy))
  }

  /** The frame of that title. */
  map(title: string): EmbedFrame {
    return new EmbedFrame(this.page.getByTitle(title, { exact: true }).and(this.page.locator('iframe')))
  }

  /** Posts anything to the frame of that title. */
  async post(title: string, ...messages: readonly unknown[]): Promise<void> {
    await this.page.getByTitle(title, { exact: true }).evaluate((frame, all) => {
      if (frame instanceof HTMLIFrameElement) for (const message of all) frame.contentWindow?.postMessage(message, '*')
    }, messages)
  }

  async say<Type extends CommandMessage['type']>(
    title: string,
    type: Type,
    payload: Extract<CommandMessage, { readonly type: Type }>['payload'],
    id?: string,
  ): Promise<void> {
    await this.post(title, { ns: 'fieldgate', v: 1, type, payload, ...(id === undefined ? {} : { id }) })
  }

  /** All that was heard of a type, in its order. */
  async heard<Type extends keyof EventPayloads>(type: Type): Promise<readonly EventPayloads[Type][]> {
    const all: readonly Message<keyof EventPayloads, unknown>[] = await this.page.evaluate(() =>
      window.heard.map(({ message }) => message),
    )
    return all.filter(isOf(type)).map(({ payload }) => payload)
  }

  /** The ids of the commands that the map says it has carried out, in their order. */
  answered(): Promise<readonly (string | undefined)[]> {
    return this.page.evaluate(() =>
      window.heard.filter(({ message }) => message.type === 'done').map(({ message }) => message.id),
    )
  }

  /** Where all that was heard has come from. */
  async origins(): Promise<readonly string[]> {
    return [...new Set(await this.page.evaluate(() => window.heard.map(({ origin }) => origin)))]
  }

  /** The details of the events of a type that custom elements have had, in their order. */
  told(type: keyof EventPayloads): Promise<readonly unknown[]> {
    return this.page.evaluate(
      (name) => window.told.filter((one) => one.type === name).map(({ detail }) => detail),
      type,
    )
  }

  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(scrollY))
  }
}

function isOf<Type extends keyof EventPayloads>(type: Type) {
  return (message: Message<string, unknown>): message is Message<Type, EventPayloads[Type]> => message.type === type
}

type Point = readonly [x: number, y: number]

/** Fingers on a page's screen. */
export class Fingers {
  private readonly session: CDPSession

  private constructor(session: CDPSession) {
    this.session = session
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  /** Puts fingers down, moves all of them by as much in steps, and lifts them. */
  async drag(from: readonly Point[], [x, y]: Point, steps = 8): Promise<void> {
    const at = (step: number) =>
      from.map(([left, top], id) => ({ x: left + (x * step) / steps, y: top + (y * step) / steps, id }))
    await this.touch('touchStart', at(0))
    for (let step = 1; step <= steps; step++) await this.touch('touchMove', at(step))
    await this.touch('touchEnd', [])
  }

  private async touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number }[],
  ) {
    await this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
}
