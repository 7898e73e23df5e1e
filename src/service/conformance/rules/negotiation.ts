import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import * as z from 'zod/mini'
import { areas, closures } from '../data/lists.ts'
import { textOf, type Answer } from '../kernel/answer.ts'
import { expectHeader, expectJson, expectStatus, expectThat, jsonOf, parsed } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const HTML = /^text\/html(;|$)/
const resources = [areas.path, closures.path, paths.licences]

function expectHtml(answer: Answer, status: number): void {
  expectStatus(answer, status)
  expectHeader(answer, 'Content-Type', HTML, 'text/html')
}

export const negotiationRules: readonly Rule[] = [
  {
    id: 'negotiation.json',
    section: 1,
    says: 'Without a wish for HTML the answer is JSON; format=json forces it.',
    check: async (subject) => {
      for (const path of resources) {
        for (const accept of ['*/*', 'application/*', 'application/json;q=0.2, text/html;q=0.1']) {
          jsonOf(await subject.get(path, { Accept: accept }))
        }
        jsonOf(await subject.get(`${path}?format=json`, { Accept: BROWSER }))
      }
    },
  },
  {
    id: 'negotiation.html',
    section: 1,
    says: 'A browser, and format=api, get a readable page of the same answer.',
    check: async (subject) => {
      for (const path of resources) {
        expectHtml(await subject.get(path, { Accept: BROWSER }), 200)
        expectHtml(await subject.get(`${path}?format=api`), 200)
      }
      expectHtml(await subject.get('/no-such-thing', { Accept: BROWSER }), 404)
    },
  },
  {
    id: 'negotiation.html-safe',
    section: 1,
    says: 'That page is private, no-store, runs no script and says so in its Content-Security-Policy.',
    check: async (subject) => {
      for (const path of resources) {
        const answer = await subject.get(`${path}?format=api`)
        expectHeader(answer, 'Cache-Control', /^private, no-store$/, 'private, no-store')
        expectHeader(answer, 'Content-Security-Policy', /default-src 'none'/, "default-src 'none'")
        const policy = answer.headers.get('Content-Security-Policy') ?? ''
        expectThat(!/script-src (?!'none')|unsafe-inline/.test(policy), answer, 'a policy without scripts', policy)
        const script = /<script|\son\w+=|javascript:/i.exec(textOf(answer))?.[0]
        expectThat(script === undefined, answer, 'a page without scripts', script)
      }
    },
  },
  {
    id: 'negotiation.unknown-format',
    section: 1,
    says: 'An unknown format is 404.',
    check: async (subject) => {
      for (const path of resources) {
        expectJson(await subject.get(`${path}?format=papyrus`), 404, { detail: sentences.notFound })
      }
    },
  },
  {
    id: 'negotiation.unacceptable',
    section: 1,
    says: 'An Accept that allows neither JSON nor HTML is 406, with a reason.',
    check: async (subject) => {
      for (const path of resources) {
        for (const accept of ['image/png', 'application/json;q=0, text/html;q=0']) {
          const answer = await subject.get(path, { Accept: accept })
          expectStatus(answer, 406)
          parsed(answer, z.object({ detail: z.string() }), jsonOf(answer), 'the reason')
        }
      }
    },
  },
]
