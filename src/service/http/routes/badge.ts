import type { Hono } from 'hono'
import type { Uuid } from '#contract/ids.ts'
import { closureQuery, type ClosureFilters } from '#contract/query/closure-query.ts'
import { choices, uuid } from '#contract/query/param.ts'
import { queryCodec } from '#contract/query/query.ts'
import type { Badge } from '../../output/badge/badge.ts'
import { composeBadge, problemBadge } from '../../output/badge/compose.ts'
import { badgePage } from '../../output/badge/page.ts'
import { policyFor, THEMES, type Theme } from '../../output/badge/style.ts'
import { badgeSvg, type Drawn } from '../../output/badge/svg.ts'
import { ApiError } from '../../answer/api-error.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { PAGE_TYPE } from '../../answer/format.ts'
import { FRAMED, PUBLIC } from '../../answer/headers.ts'
import type { Composed } from '../../answer/answer.ts'
import { publicUrl, sendJson } from '../kernel/json.ts'
import { languageOf } from '../kernel/language.ts'
import { readRoute } from '../kernel/resource.ts'
import { viewAt } from '../oembed/address.ts'
import { queryOf } from './reading.ts'

/** What a badge is asked for: the filters of the list, and one record. */
interface BadgeQuery extends ClosureFilters {
  /** `protected_area_uuid` by another name; a badge of it has to know it. */
  readonly area?: Uuid
  readonly closure?: Uuid
  readonly theme?: readonly Theme[]
}

const { fields: _, ...filters } = closureQuery.params
const badgeQuery = queryCodec<BadgeQuery>({ ...filters, area: uuid, closure: uuid, theme: choices(THEMES) })

interface Kind {
  readonly path: string
  readonly type: string
  readonly draw: (badge: Badge, theme: Theme, address: string) => Promise<Drawn>
}

const KINDS: readonly Kind[] = [
  { path: '/badge.svg', type: 'image/svg+xml; charset=utf-8', draw: badgeSvg },
  { path: '/badge', type: PAGE_TYPE, draw: badgePage },
]

/** A line on how things stand, as a picture and as a document. `framing`: what its policy says of frames. */
export function badgeRoutes(app: Hono<ServiceEnv>, context: RouteContext, framing: readonly string[]): void {
  for (const kind of KINDS) readRoute(app, kind.path, (c) => sendBadge(c, context, kind, framing))
}

async function sendBadge(
  c: ServiceContext,
  context: RouteContext,
  kind: Kind,
  framing: readonly string[],
): Promise<Response> {
  const language = languageOf(c)
  const render = async (
    badge: Badge,
    theme: Theme,
  ): Promise<Composed & { readonly headers: Record<string, string> }> => {
    const { text, style } = await kind.draw(badge, theme, mapAddress(c))
    const policy = [policyFor(style), ...framing].join('; ')
    return {
      body: Buffer.from(text),
      headers: { ...FRAMED, 'Content-Security-Policy': policy, 'Content-Language': language },
    }
  }
  const compose = async (now: number): Promise<Composed> => {
    const { theme: [theme = 'auto'] = [], ...asked } = queryOf(c, badgeQuery)
    const { badge, until } = await composeBadge(context, asked, language, now)
    return { ...(await render(badge, theme)), until }
  }
  try {
    const variant = { header: 'Accept-Language', value: language }
    return await sendJson(c, context, compose, { type: kind.type, variant })
  } catch (error) {
    // A page that shows a picture shows it whatever its status is: it is where a webmaster looks.
    if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 404)) throw error
    const { body, headers } = await render(problemBadge(error, language), 'auto')
    const common = { ...PUBLIC, ...headers, 'Content-Type': kind.type, 'Cache-Control': 'no-store' }
    return new Response(body, { status: error.status, headers: { ...common, Vary: 'Accept-Language' } })
  }
}

/** The map with the same filters, as things stand now. */
function mapAddress(c: ServiceContext): string {
  const url = publicUrl(c)
  url.pathname = '/'
  url.searchParams.delete('when')
  return viewAt(url, c.get('origin'))?.page ?? `${c.get('origin')}/`
}
