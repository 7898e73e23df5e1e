import { useState } from 'react'
import { parseAccent } from '#core/embed/accent.ts'
import { USUAL_PARTS } from '#core/embed/options.ts'
import type { Language } from '#core/i18n/language.ts'
import type { ShareReach } from '../share-open.ts'
import type { EmbedOptions } from './embed-address.ts'

/** How a map is put into a page. */
export type Form = 'frame' | 'element' | 'oembed' | 'badge'

/** What a webmaster has chosen, texts as they were typed. */
export interface Choices extends Omit<EmbedOptions, 'accent'> {
  readonly reach: ShareReach
  /** As an address has it; null: whenever it is looked at. */
  readonly moment: string | null
  /** Null: each reader's own. */
  readonly language: Language | null
  readonly form: Form
  readonly badge: 'image' | 'frame'
  /** Null: what is suggested. */
  readonly title: string | null
  readonly height: string
  /** Empty: the site's own. */
  readonly accent: string
  readonly takesStyles: boolean
}

/** Changes some of the choices. */
export type Change = (changes: Partial<Choices>) => void

/** What a part of the choices is set by. */
export interface ChoiceProps {
  readonly choices: Choices
  readonly change: Change
}

export const USUAL_HEIGHT = 480
export const [LEAST_HEIGHT, MOST_HEIGHT] = [160, 2000]

/** The choices, which are good as they are at first. */
export function useChoices(reach: ShareReach, moment: string | null): ChoiceProps {
  const [choices, setChoices] = useState<Choices>({
    reach,
    moment,
    form: 'frame',
    badge: 'image',
    title: null,
    height: String(USUAL_HEIGHT),
    language: null,
    theme: 'auto',
    accent: '',
    parts: USUAL_PARTS,
    isListOpen: false,
    gestures: 'cooperative',
    takesStyles: true,
  })
  return { choices, change: (changes) => setChoices((before) => ({ ...before, ...changes })) }
}

/** A height in CSS pixels; null for what is none, or none that can be used. */
export function readHeight(text: string): number | null {
  const height = /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : NaN
  return height >= LEAST_HEIGHT && height <= MOST_HEIGHT ? height : null
}

/** The choices as an address has them; what cannot be read is as usual. */
export function optionsOf({ accent, ...choices }: Choices): EmbedOptions {
  return { ...choices, accent: parseAccent(accent) }
}
