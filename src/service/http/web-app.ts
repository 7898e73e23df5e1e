import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { Hono } from 'hono'
import { hasAlready, wanted } from './accepting.ts'
import { notFound } from './api-error.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { SECURED } from './headers.ts'
import { readable } from './resource.ts'

/** Addresses that the app itself understands, beside that of each guide; each gets its page. */
const APP_PATHS = ['/', '/guides', '/desk', '/data', '/licences']

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const UNKNOWN_TYPE = 'application/octet-stream'

/** The encodings that the build leaves beside a file, the smaller first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

/** Serves a built web app from its directory, under its content security policy; nothing may be routed after it. */
export function webApp(app: Hono<ServiceEnv>, root: string, policy: string): void {
  const names = new Set(filesIn(root))
  readable(app, '*', async (c) => {
    const path = c.req.path.replace(/(?<=.)\/$/, '')
    const isPage = APP_PATHS.includes(path) || names.has(`${path.slice(1)}.md`)
    const name = isPage ? 'index.html' : path.slice(1)
    const isPart = ENCODINGS.some(({ suffix }) => name.endsWith(suffix))
    if (!names.has(name) || isPart || path === '/index.html') throw notFound()
    return sendFile(c, root, name, names, policy)
  })
}

async function sendFile(
  c: ServiceContext,
  root: string,
  name: string,
  names: ReadonlySet<string>,
  policy: string,
): Promise<Response> {
  const encodings = wanted(c.req.header('Accept-Encoding'))
  const encoding = ENCODINGS.find((known) => encodings.includes(known.name) && names.has(name + known.suffix))
  const body = new Uint8Array(await readFile(join(root, name + (encoding?.suffix ?? ''))))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...SECURED,
    'Content-Security-Policy': policy,
    ETag: etag,
    Vary: 'Accept-Encoding',
    // What the build names after its content never changes.
    'Cache-Control': name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  if (hasAlready(c.req.header('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const content = {
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding.name }),
    'Content-Type': TYPES[extname(name)] ?? UNKNOWN_TYPE,
    'Content-Length': String(body.length),
  }
  return new Response(body, { status: 200, headers: { ...headers, ...content } })
}

/** The paths of all files below a directory, with `/` between their parts. */
function filesIn(root: string): string[] {
  if (!existsSync(root)) return []
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes(`${sep}.vite`))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}
