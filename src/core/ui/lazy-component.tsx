import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type FunctionComponent,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { loadInLanguage, type MessagesHook } from '#core/i18n/messages.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadFailure } from './load-failure.tsx'

interface Options {
  /** What stands in its place while it loads. */
  readonly pending?: ReactNode
  /** Nobody misses it where it cannot be loaded. */
  readonly quiet?: boolean
  /** Its messages, loaded together with it. */
  readonly messages?: readonly MessagesHook<unknown>[]
  /** Other components that it cannot do without, loaded together with it. */
  readonly needs?: readonly Pick<LazyComponent<never>, 'preload'>[]
}

/** A component that is loaded when it is first shown, or before. */
interface LazyComponent<Props> extends FunctionComponent<Props> {
  /** Loads it, so that it can be shown at once. Where that fails, it is asked for again when it is shown. */
  preload(): Promise<void>
}

/**
 * A part of the page that is loaded when it is first shown: a component by its name in its module. Where it cannot be
 * loaded, the visitor reads so and can try again; the rest of the page stays as it is.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  { pending, quiet = false, messages = [], needs = [] }: Options = {},
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  async function request() {
    const [part] = await Promise.all([load(), loadInLanguage(messages), ...needs.map(({ preload }) => preload())])
    loaded = part[name]
    return { default: loaded }
  }
  const ask = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return await request()
      } catch (error) {
        latest = ask()
        throw error
      }
    })
  let latest = ask()
  function LazyComponent(props: Props) {
    const [{ Part, tries }, setState] = useState(() => ({ Part: loaded ?? latest, tries: 0 }))
    const again = () => setState({ Part: latest, tries: tries + 1 })
    return (
      <ErrorBoundary key={tries} fallback={quiet ? '' : <LoadFailure onRetry={again} />}>
        <Suspense fallback={pending}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyComponent, { preload: () => request().then(ignore, ignore) })
}

function ignore() {}
