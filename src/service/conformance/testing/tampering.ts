import * as z from 'zod/mini'

/** A request on its way, to be passed on as it is or changed. */
export interface Passing {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
}

/** Stands between the suite and the service, and spoils one thing. */
export type Tampering = (request: Passing, pass: (request: Passing) => Promise<Response>) => Promise<Response>

export type When = (request: Passing) => boolean

/** The path below `/api/v2`, without a slash at its end. */
function pathOf({ url }: Passing): string {
  return url.pathname.replace(/^.*\/api\/v2/, '').replace(/\/$/, '')
}

/** Requests for a list. */
export function at(path: string): When {
  return (request) => pathOf(request) === path
}

/** Requests for single records of a list. */
export function below(path: string): When {
  return (request) => new RegExp(`^${path}/(?!deleted|summary|tiles)`).test(pathOf(request))
}

/** Requests that carry a parameter, with that value where one is given. */
export function carrying(name: string, value?: string): When {
  return ({ url }) => url.searchParams.getAll(name).some((text) => value === undefined || text === value)
}

export function lacking(name: string): When {
  return (request) => !carrying(name)(request)
}

export function both(...conditions: readonly When[]): When {
  return (request) => conditions.every((holds) => holds(request))
}

export const always: When = () => true

/** The service answers as if it had been asked for something else. */
export function asking(when: When, change: (search: URLSearchParams) => void): Tampering {
  return async (request, pass) => {
    const url = new URL(request.url)
    if (when(request)) change(url.searchParams)
    return pass({ ...request, url })
  }
}

/** The service does not look at a parameter. */
export function ignoring(name: string, when: When = always): Tampering {
  return asking(when, (search) => search.delete(name))
}

/** The service takes a parameter for another value. */
export function mistaking(name: string, change: (text: string) => string, when: When = always): Tampering {
  return asking(both(when, carrying(name)), (search) => search.set(name, change(search.get(name) ?? '')))
}

/** The service does not see a header. */
export function deafTo(name: string, instead?: string, when: When = always): Tampering {
  return async (request, pass) => {
    const headers = new Headers(request.headers)
    if (when(request) && instead === undefined) headers.delete(name)
    else if (when(request)) headers.set(name, instead ?? '')
    return pass({ ...request, headers })
  }
}

interface Changed {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: string
}

async function changed(
  response: Response,
  { status = response.status, headers = {}, body }: Changed,
): Promise<Response> {
  const others = new Headers(response.headers)
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) others.delete(name)
    else others.set(name, value)
  }
  const bytes = await response.arrayBuffer()
  const isBare = [204, 304].includes(status) || (body === undefined && bytes.byteLength === 0)
  return new Response(isBare ? null : (body ?? bytes), { status, headers: others })
}

/** The answer has another status. */
export function withStatus(when: When, status: number): Tampering {
  return async (request, pass) => {
    const response = await pass(request)
    return when(request) ? changed(response, { status }) : response
  }
}

/** The answer has another header, or lacks it. */
export function withHeader(when: When, name: string, value: string | null): Tampering {
  return async (request, pass) => {
    const response = await pass(request)
    return when(request) ? changed(response, { headers: { [name]: value } }) : response
  }
}

/** The answer has another text. */
export function withText(when: When, change: (text: string) => string): Tampering {
  return async (request, pass) => {
    const response = await pass(request)
    return when(request) ? changed(response, { body: change(await response.clone().text()) }) : response
  }
}

const AnyObject = z.record(z.string(), z.unknown())
type Json = z.infer<typeof AnyObject>

/** The answer, a JSON object, has other members. */
export function withJson(when: When, change: (body: Json) => object): Tampering {
  return withText(when, (text) => JSON.stringify(change(AnyObject.parse(JSON.parse(text)))))
}

const WithRows = z.looseObject({ count: z.int(), results: z.array(AnyObject) })

/** A page has other records, and counts them. Errors stay as they are. */
export function withRows(when: When, change: (rows: Json[]) => readonly unknown[]): Tampering {
  return withText(when, (text) => {
    const page = WithRows.safeParse(JSON.parse(text))
    if (!page.success) return text
    const results = change([...page.data.results])
    const count = page.data.count + results.length - page.data.results.length
    return JSON.stringify({ ...page.data, count, results })
  })
}

/** The first record of a page has other fields; those that it does not show it does not get. */
export function withRecord(when: When, change: (record: Json) => object): Tampering {
  return withRows(when, ([first, ...others]) =>
    first === undefined
      ? []
      : [
          Object.fromEntries(Object.entries({ ...first, ...change(first) }).filter(([name]) => name in first)),
          ...others,
        ],
  )
}

/** Fetches through a tampering. */
export function tampered(tampering: Tampering): (url: string, init: RequestInit) => Promise<Response> {
  return async (address, { signal, redirect, ...init }) => {
    const pass = async ({ url, method, headers }: Passing) =>
      fetch(url, {
        method,
        headers,
        ...(signal == null ? {} : { signal }),
        ...(redirect === undefined ? {} : { redirect }),
      })
    return tampering({ url: new URL(address), method: init.method ?? 'GET', headers: new Headers(init.headers) }, pass)
  }
}
