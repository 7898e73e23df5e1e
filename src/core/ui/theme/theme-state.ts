import { createContext, use, useEffect } from 'react'
import { parseAsStringLiteral } from 'nuqs'
import { useParameter } from '#core/address/use-parameter.ts'
import type { Theme } from '#contract/palette/palette.ts'
import { useMedia } from '../hooks/media.ts'

/** What the visitor can choose; `auto` follows the device. */
export const THEME_CHOICES = ['auto', 'light', 'dark', 'sunlight'] as const
export type ThemeChoice = (typeof THEME_CHOICES)[number]

/** The choice in the address (`theme`). */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, set] = useParameter('theme', parseAsStringLiteral(THEME_CHOICES).withDefault('auto'))
  return [choice, (next) => void set(next)]
}

const ThemeContext = createContext<Theme | null>(null)
/** Shows what is in it in one theme, whatever the visitor has chosen. */
export const FixedTheme = ThemeContext.Provider

/** The choice as the device lets it be: where somebody asks it for more contrast, or sets its colours, that goes first. */
function useChoiceOfDevice(): ThemeChoice {
  const [choice] = useThemeChoice()
  const isForced = useMedia('(forced-colors: active)')
  const wantsMore = useMedia('(prefers-contrast: more) and (prefers-color-scheme: light)')
  if (isForced) return 'auto'
  return choice === 'auto' && wantsMore ? 'sunlight' : choice
}

/** The theme that is shown. */
export function useTheme(): Theme {
  const fixed = use(ThemeContext)
  const choice = useChoiceOfDevice()
  const dark = useMedia('(prefers-color-scheme: dark)')
  if (fixed !== null) return fixed
  if (choice !== 'auto') return choice
  return dark ? 'dark' : 'light'
}

/** Puts the choice on the root element, where the colours of the page hang. */
export function useRootTheme(): void {
  const choice = useChoiceOfDevice()
  const isSpecial = useMedia('(forced-colors: active), (prefers-contrast: more)')
  useEffect(
    function loadContrast() {
      if (isSpecial) void import('./contrast.css')
    },
    [isSpecial],
  )
  useEffect(
    function markRoot() {
      if (choice === 'auto') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = choice
    },
    [choice],
  )
}
