import { useView } from '#core/viewport/bounds.ts'
import type { Subject } from '../subject.ts'
import { recordLink, viewLink } from './link.ts'

/** The link to a record, or to all that is shown; `when` as an address has it, null for whenever it is opened. */
export function useLink(subject: Subject | null, when: string | null): string {
  const view = useView()
  const { href } = window.location
  if (subject === null) return viewLink(href, { when, box: view?.bounds ?? null })
  return recordLink(href, subject.selection, { when, box: subject.box })
}
