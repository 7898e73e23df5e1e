import { useEffect } from 'react'
import { accentColours } from '#core/embed/accent.ts'
import { keysOf } from '#contract/keys.ts'
import { useTheme } from '#core/ui/theme/theme-state.ts'

/** Gives the page the host's accent (`#rrggbb`), in a shade that can be read in the theme that is shown. */
export function useAccent(accent: string | null): void {
  const theme = useTheme()
  useEffect(
    function colourRoot() {
      if (accent === null) return undefined
      const { style } = document.documentElement
      const colours = accentColours(accent, theme)
      const names = keysOf(colours)
      for (const name of names) style.setProperty(`--${name}`, colours[name])
      return () => names.forEach((name) => style.removeProperty(`--${name}`))
    },
    [accent, theme],
  )
}
