import { useEffect } from 'react'
import { useRootTheme } from '#core/ui/theme/theme-state.ts'

let site = ''
/** What is open on the page, the one above all others last. */
const subjects: { readonly name: string }[] = []

function nameThePage(): void {
  const subject = subjects.at(-1)
  document.title = subject === undefined ? site : `${subject.name} – ${site}`
}

/** Theme and name of the page. `name`: what it is called while nothing is open. */
export function usePage(name: string): void {
  useRootTheme()
  useEffect(
    function nameTheSite() {
      site = name
      nameThePage()
    },
    [name],
  )
}

/** What is open, for tabs, history and bookmarks; undefined while it has no name. */
export function usePageSubject(name: string | undefined): void {
  useEffect(
    function nameTheSubject() {
      if (name === undefined) return undefined
      const subject = { name }
      subjects.push(subject)
      nameThePage()
      return () => {
        subjects.splice(subjects.indexOf(subject), 1)
        nameThePage()
      }
    },
    [name],
  )
}
