import type { ComponentType } from 'react'
import { create } from 'zustand'

interface Props {
  /** When its record was changed last, as the service tells it. */
  readonly at: string | undefined
}

const useMark = create<{ readonly Mark: ComponentType<Props> }>(() => ({ Mark: () => null }))

/** Marks what is new since the last visit; nothing until that is known. */
export function NewMark(props: Props) {
  const { Mark } = useMark()
  return <Mark {...props} />
}

/** How it looks, from the part that knows of visits and comes after the start. */
export const markLoaded = (Mark: ComponentType<Props>) => useMark.setState({ Mark })
