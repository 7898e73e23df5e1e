import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import { parseUuid } from '#contract/ids.ts'
import { notFound, wrongQuery } from '../../answer/api-error.ts'
import { send } from '../../answer/send.ts'
import type { PreviewAsked } from '../../output/preview/preview-words.ts'
import type { RouteContext, ServiceContext, ServiceEnv } from '../kernel/context.ts'
import { languageOf } from '../kernel/language.ts'
import { lastQuery } from '../kernel/last-query.ts'
import { readRoute } from '../kernel/resource.ts'

/** The picture of an area or a closure for those who show a preview of a link to it; there is none where none can be made. */
export function previewRoutes(app: Hono<ServiceEnv>, { previews, state, now }: RouteContext): void {
  readRoute(app, '/preview.png', async (c) => {
    if (!previews.areMade) throw notFound()
    const present = now()
    const answer = await previews.picture(askedOf(c), (await state.current()).revision, present)
    if (answer === null) throw notFound()
    return send(c.req.header('If-None-Match'), answer, present)
  })
}

const KINDS = ['area', 'closure'] as const

/** The one record that is asked for. Throws a 400. */
function askedOf(c: ServiceContext): PreviewAsked {
  const named = KINDS.filter((kind) => (lastQuery(c, kind) ?? '') !== '')
  const [kind] = named
  if (kind === undefined || named.length > 1) throw wrongQuery({ closure: [sentences.oneRecord] })
  const uuid = parseUuid(lastQuery(c, kind)?.trim() ?? '')
  if (uuid === null) throw wrongQuery({ [kind]: [sentences.uuid] })
  return { kind, uuid, language: languageOf(c) }
}
