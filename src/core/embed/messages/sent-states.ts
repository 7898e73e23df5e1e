import type { EventPayloads } from '../../../../public/embed/1/embed.d.ts'

/** The states of the map that are sent. */
export type StateType = 'view' | 'select' | 'filter' | 'status' | 'height'
export type StateEvent = {
  [Type in StateType]: { readonly type: Type; readonly payload: EventPayloads[Type] }
}[StateType]

/** The latest of each state, for a host page that says hello later; the same twice is news only once. */
export class SentStates {
  private readonly latest = new Map<StateType, { readonly event: StateEvent; readonly text: string }>()

  /** Whether that is another state than the one before. */
  isNews(event: StateEvent): boolean {
    const text = JSON.stringify(event.payload)
    if (this.latest.get(event.type)?.text === text) return false
    this.latest.set(event.type, { event, text })
    return true
  }

  forget(type: StateType): void {
    this.latest.delete(type)
  }

  all(): readonly StateEvent[] {
    return [...this.latest.values()].map(({ event }) => event)
  }
}
