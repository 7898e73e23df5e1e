import type { ComponentProps, SyntheticEvent } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  readonly path: string
  /** Parameters that the page it leads to has otherwise; null: not at all. */
  readonly changes?: Readonly<Record<string, string | null>>
}

/**
 * A link to another page of the app that takes the parameters of the address along: those there are when it is
 * followed, which may be others than when it was drawn.
 */
export function CarryingLink({ path, changes = {}, children, ...rest }: Props) {
  const address = () => addressWith(path, window.location.search, changes)
  const bringUpToDate = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.href = address()
  }
  return (
    <a
      {...rest}
      href={address()}
      onFocus={bringUpToDate}
      onPointerEnter={bringUpToDate}
      onPointerDown={bringUpToDate}
      onClick={bringUpToDate}
    >
      {children}
    </a>
  )
}

/** A path with the parameters of a query, some of them changed. */
export function addressWith(path: string, search: string, changes: Readonly<Record<string, string | null>>): string {
  const params = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.size === 0 ? path : `${path}?${params}`
}
