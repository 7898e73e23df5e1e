import { useEffect } from 'react'
import { useRootTheme } from '#core/ui/theme/theme-state.ts'

/** Theme and name of the page. */
export function usePage(title: string): void {
  useRootTheme()
  useEffect(
    function nameThePage() {
      document.title = title
    },
    [title],
  )
}
