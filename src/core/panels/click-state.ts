import { create } from 'zustand'
import type { Click } from '#core/selection/choice.ts'

interface ClickState {
  /** The click that opened what is selected, or that has yet to be told apart. */
  readonly click: Click | null
  readonly isPicking: boolean
}

const useClickState = create<ClickState>(() => ({ click: null, isPicking: false }))

/** The last click on the map; null where what is selected was opened without one. */
export function useClick(): Click | null {
  return useClickState(({ click }) => click)
}

/** Whether the visitor is asked which of several things under the pointer is meant. */
export function useIsPicking(): boolean {
  return useClickState(({ isPicking }) => isPicking)
}

export function mapClicked(click: Click): void {
  useClickState.setState({ click, isPicking: click.meant === 'ask' })
}

export function pickerClosed(): void {
  useClickState.setState({ isPicking: false })
}

/** Something is opened without a click on the map. */
export function clickForgotten(): void {
  useClickState.setState({ click: null, isPicking: false })
}
