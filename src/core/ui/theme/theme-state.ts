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

/** The theme that is shown. */
export function useTheme(): Theme {
  const fixed = use(ThemeContext)
  const [choice] = useThemeChoice()
  const dark = useMedia('(prefers-color-scheme: dark)')
  if (fixed !== null) return fixed
  if (choice !== 'auto') return choice
  return dark ? 'dark' : 'light'
}

/** Puts the choice on the root element, where the colours of the page hang. */
export function useRootTheme(): void {
  const [choice] = useThemeChoice()
  useEffect(
    function markRoot() {
      if (choice === 'auto') delete document.documentElement.dataset.theme
      else document.documentElement.dataset.theme = choice
    },
    [choice],
  )
}
