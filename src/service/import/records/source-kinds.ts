import type { Source } from '#contract/records/lookups.ts'
import { Refusal } from '../../intake/refusal.ts'

/** Where a record stands: its file, and its place there. */
interface Whereabouts {
  readonly path: string
  readonly place: string
}

/** The kind that each source is said to be of, and where that was said first. */
export class SourceKinds {
  readonly #said = new Map<string, Whereabouts & { readonly kind: string }>()

  /** Throws a Refusal where a record says another kind of its source than an earlier one did. */
  check({ name, kind }: Pick<Source, 'name' | 'kind'>, { path, place }: Whereabouts): void {
    if (kind === undefined) return
    const said = this.#said.get(name)
    if (said === undefined) {
      this.#said.set(name, { kind, path, place })
    } else if (said.kind !== kind) {
      const where = said.path === path ? said.place : `${said.path}, ${said.place}`
      throw new Refusal(`its source_kind “${kind}” is not the “${said.kind}” of ${name} in ${where}`)
    }
  }
}
