import { create } from 'zustand'
import type { Click } from '#core/selection/choice.ts'

interface Pointing {
  /** The click that opened what is selected, or that has yet to be told apart. */
  readonly click: Click | null
  readonly isPicking: boolean
}

const usePickerStore = create<Pointing>(() => ({ click: null, isPicking: false }))

/** The last click on the map; null where what is selected was opened without one. */
export function useClick(): Click | null {
  return usePickerStore(({ click }) => click)
}

/** Whether the visitor is asked which of several things under the pointer is meant. */
export function useIsPicking(): boolean {
  return usePickerStore(({ isPicking }) => isPicking)
}

export function mapClicked(click: Click): void {
  usePickerStore.setState({ click, isPicking: click.meant === 'ask' })
}

export function pickerClosed(): void {
  usePickerStore.setState({ isPicking: false })
}

/** Something is opened without a click on the map. */
export function clickForgotten(): void {
  usePickerStore.setState({ click: null, isPicking: false })
}
