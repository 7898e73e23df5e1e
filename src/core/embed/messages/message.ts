/** What every message of this protocol carries; nothing in it has been looked into but its wrapping. */
export interface ReceivedMessage {
  readonly type: string
  readonly version: unknown
  /** Null where the sender does not ask for an answer. */
  readonly id: string | null
  readonly payload: unknown
}

export const NAMESPACE = 'fieldgate'
export const VERSION = 1
const LONGEST_ID = 64

/** Reads the wrapping of a message; null for anything that is no message of this protocol, in whatever version. */
export function readMessage(data: unknown): ReceivedMessage | null {
  if (typeof data !== 'object' || data === null || own(data, 'ns') !== NAMESPACE) return null
  const [type, id] = [own(data, 'type'), own(data, 'id')]
  if (typeof type !== 'string') return null
  return { type, version: own(data, 'v'), id: isId(id) ? id : null, payload: own(data, 'payload') }
}

/** What an object has itself, not by its prototype. */
function own(object: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(object, name)?.value
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID
}
