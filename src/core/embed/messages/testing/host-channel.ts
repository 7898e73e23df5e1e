import { expect, vi } from 'vitest'
import * as z from 'zod/mini'
import type { EmbedDescription } from '../../../../../public/embed/1/embed.d.ts'
import type { AddressPatch } from '../address-patch.ts'
import { openHostChannel, type FramedPage, type ReceivedEvent, type HostChannelSetting } from '../host-channel.ts'

export const HOST = 'https://park.example'

const Sent = z.object({ type: z.string(), payload: z.unknown(), id: z.optional(z.string()) })

interface Posted {
  readonly message: unknown
  readonly target: string
}

/** A page in a frame, and the page around it, which keeps what is sent to it. */
export class TwoPages {
  readonly sent: Posted[] = []
  readonly parent = {
    postMessage: (message: unknown, target: string) =>
      void this.sent.push({ message: structuredClone(message), target }),
  }
  private listener: ((event: ReceivedEvent) => void) | null = null
  readonly page: FramedPage = {
    parent: this.parent,
    postMessage: () => {},
    addEventListener: (_, listener) => void (this.listener = listener),
    removeEventListener: () => void (this.listener = null),
  }

  /** Whatever posts something to the page in the frame. */
  post(data: unknown, { origin = HOST, source = this.parent }: Partial<Omit<ReceivedEvent, 'data'>> = {}): void {
    this.listener?.({ data, origin, source })
  }

  /** The messages that the page around was sent since it was last asked, in short. */
  takeSent(): readonly (readonly [type: string, payload: unknown, id?: string])[] {
    return this.sent.splice(0).map(({ message }) => {
      const { type, payload, id } = Sent.parse(message)
      return id === undefined ? [type, payload] : [type, payload, id]
    })
  }
}

export const DESCRIPTION: EmbedDescription = {
  title: 'Closures',
  language: 'en',
  fullMap: 'https://map.example/?map=9/48/13&status=current&here=48/13',
}

export const commandTo = (type: string, payload: unknown = {}, id?: string) => ({
  ns: 'fieldgate',
  v: 1,
  type,
  payload,
  ...(id === undefined ? {} : { id }),
})

/** A setting for which every text but `unreadable` can be read. */
export const aSetting = (changes: Partial<HostChannelSetting> = {}): HostChannelSetting => ({
  isAllowedOrigin: () => true,
  describe: () => DESCRIPTION,
  isReadable: (_, text) => text !== 'unreadable',
  onCommands: () => {},
  ...changes,
})

/** An open channel in a frame. */
export function anOpenChannel(changes: Partial<HostChannelSetting> = {}) {
  const pages = new TwoPages()
  const patches: AddressPatch[] = []
  const setting = aSetting({ onCommands: (patch) => patches.push(patch), ...changes })
  const channel = openHostChannel(setting, pages.page)
  return channel === null ? expect.fail('There is no page around.') : { pages, patches, channel }
}

/** A channel to a page that has said hello, which the timers of the test have carried out. */
export function aGreetedChannel(changes: Partial<HostChannelSetting> = {}) {
  const opened = anOpenChannel(changes)
  opened.pages.post(commandTo('hello'))
  vi.runAllTimers()
  opened.pages.takeSent()
  return opened
}
