import * as z from 'zod/mini'
import * as sentences from '#contract/error-sentences.ts'
import { Licence } from '#contract/records/lookups.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { closures, lists, present, withSearch, type List } from '../data/lists.ts'
import { getPage, pageOf, walk, type Page } from '../data/page.ts'
import {
  expectHeader,
  expectJson,
  expectSequence,
  expectStatus,
  expectThat,
  jsonOf,
  parsed,
  skip,
} from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import { once, type Subject } from '../kernel/subject.ts'

/** The first page of every list, one record long. */
const openings = once(async (subject) => {
  const found: { list: List; page: Page }[] = []
  for (const list of await present(subject, lists)) {
    found.push({ list, page: await getPage(subject, withSearch(list.path, 'page_size=1', list.everything)) })
  }
  return found
})

/** The list with the most records. */
async function longest(subject: Subject): Promise<{ list: List; count: number }> {
  const all = (await openings(subject)).map(({ list, page }) => ({ list, count: page.count }))
  return all.reduce((most, one) => (one.count > most.count ? one : most))
}

export const listRules: readonly Rule[] = [
  {
    id: 'lists.envelope',
    section: 1,
    says: 'Every list is {"count", "next", "previous", "results"} and nothing else; the first page has no previous one.',
    check: async (subject) => {
      for (const { page } of await openings(subject)) {
        const { answer, count, next, previous, results } = page
        expectThat(previous === null, answer, 'previous: null', previous)
        expectThat((next !== null) === count > 1, answer, `next for ${count} records by pages of 1`, next)
        expectThat(results.length === Math.min(1, count), answer, `page_size=1 of ${count} records`, results.length)
      }
    },
  },
  {
    id: 'lists.links',
    section: 1,
    says: 'next and previous begin with the address that was asked and keep all other parameters but page and after.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      if (count < 3) skip('no list has three records')
      const kept = ['page_size=1', 'colour=deep%20blue', 'colour=gr%C3%BCn', ...(list.everything?.split('&') ?? [])]
      const page = await getPage(subject, withSearch(list.path, 'page=2', ...kept))
      const expected = new URLSearchParams(kept.join('&'))
      for (const [name, link, number] of [
        ['next', page.next, '3'],
        ['previous', page.previous, '1'],
      ] as const) {
        const begins = link?.startsWith(`${subject.baseUrl}${API_PREFIX}${list.path}`) ?? false
        expectThat(begins, page.answer, `${name} to begin with ${subject.baseUrl}${API_PREFIX}${list.path}`, link)
        const search = new URL(link ?? '').searchParams
        const isThere = search.has('after') ? name === 'next' : (search.get('page') ?? '1') === number
        expectThat(isThere, page.answer, `${name} to lead to page ${number}`, link)
        for (const place of ['page', 'after']) search.delete(place)
        search.sort()
        expected.sort()
        expectThat(String(search) === String(expected), page.answer, `${name} to keep ${kept.join('&')}`, link)
      }
    },
  },
  {
    id: 'lists.links-of-strangers',
    section: 1,
    says: 'A client cannot lead other clients astray: X-Forwarded-Host does not change a link.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      if (count < 2) skip('no list has two records')
      const headers = { 'X-Forwarded-Host': 'elsewhere.invalid', 'X-Forwarded-Proto': 'gopher' }
      const answer = await subject.get(withSearch(list.path, 'page_size=1', 'asked=astray'), headers)
      const { next } = pageOf(answer)
      expectThat(next?.startsWith(subject.baseUrl) ?? false, answer, `next at ${subject.baseUrl}`, next)
    },
  },
  {
    id: 'lists.walk',
    section: 1,
    says: 'Following next gives every record of a list once, in the order of one long page; previous of page=2 leads back.',
    check: async (subject) => {
      for (const { list, page } of await openings(subject)) {
        if (page.count < 2) continue
        const size = Math.min(250, Math.ceil(page.count / 4))
        const pages = await walk(subject, withSearch(list.path, `page_size=${size}`, list.everything), 5)
        const long = await getPage(subject, withSearch(list.path, 'page_size=1000', list.everything))
        const [got = [], expected = []] = [pages.flatMap(({ results }) => results), long.results].map((results) =>
          results.slice(0, Math.min(5 * size, 1000)).map(({ uuid, id }) => uuid ?? id),
        )
        expectSequence(pages.at(-1)?.answer ?? long.answer, got, expected)
        const second = await getPage(subject, withSearch(list.path, `page_size=${size}`, 'page=2', list.everything))
        const back = second.previous === null ? undefined : pageOf(await subject.follow(second.previous))
        const [there, again] = [pages[0]?.results, back?.results].map((results) => JSON.stringify(results))
        expectThat(there === again, second.answer, 'previous to lead to the first page', second.previous)
      }
    },
  },
  {
    id: 'lists.keyset',
    section: 1,
    says: 'next of every list goes on after the last record (after=…), be the page asked for by its number; no way leads back.',
    needs: 'keyset_lists',
    check: async (subject) => {
      for (const { list, page } of await openings(subject)) {
        const numbered = withSearch(list.path, 'page_size=1', 'page=2', list.everything)
        for (const opening of page.count < 3 ? [page] : [page, await getPage(subject, numbered)]) {
          if (opening.next === null) continue
          const search = new URL(opening.next).searchParams
          expectThat(search.has('after') && !search.has('page'), opening.answer, 'next with after=…', opening.next)
          const onward = pageOf(await subject.follow(opening.next))
          expectThat(onward.previous === null, onward.answer, 'previous: null', onward.previous)
          expectThat(onward.count === opening.count, onward.answer, `count: ${opening.count}`, onward.count)
        }
      }
    },
  },
  {
    id: 'lists.bad-place',
    section: 1,
    says: 'An after that is no place in the list is 400, beside all else that is wrong.',
    needs: 'keyset_lists',
    check: async (subject) => {
      const after = [sentences.after]
      for (const list of await present(subject, lists)) {
        expectJson(await subject.get(withSearch(list.path, 'after=yesterday')), 400, { after })
      }
      const several = await subject.get(withSearch(closures.path, 'after=yesterday', 'type=foo'))
      expectJson(several, 400, { type: [sentences.choice('foo')], after })
    },
  },
  {
    id: 'lists.last',
    section: 1,
    says: 'page=last is the last page: with the rest of the records, a previous page and no next one.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      if (count < 2) skip('no list has two records')
      const size = Math.min(1000, Math.ceil(count / 2))
      const { answer, next, previous, results } = await getPage(
        subject,
        withSearch(list.path, 'page=last', `page_size=${size}`, list.everything),
      )
      const rest = count - (Math.ceil(count / size) - 1) * size
      expectThat(next === null, answer, 'next: null', next)
      expectThat(previous !== null, answer, 'a previous page', previous)
      expectThat(results.length === rest, answer, `${rest} records`, results.length)
    },
  },
  {
    id: 'lists.invalid-page',
    section: 1,
    says: 'A page that does not exist is 404 {"detail":"Invalid page."}.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      for (const page of ['0', 'abc', '-1', '1.5', String(count + 1), '99999999999999999999']) {
        const answer = await subject.get(withSearch(list.path, `page=${page}`, 'page_size=1', list.everything))
        expectJson(answer, 404, { detail: sentences.invalidPage })
      }
    },
  },
  {
    id: 'lists.page-size',
    section: 1,
    says: 'Pages hold 50 records unless page_size says otherwise; a bad page_size is as good as none.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      if (count <= 50) skip('no list has more than 50 records')
      for (const size of [undefined, '0', '-5', 'abc', '1e3', '']) {
        const search = size === undefined ? undefined : `page_size=${size}`
        const { answer, results } = await getPage(subject, withSearch(list.path, search, list.everything))
        expectThat(results.length === 50, answer, '50 records', results.length)
      }
      const { answer, results } = await getPage(subject, withSearch(list.path, 'page_size=7', list.everything))
      expectThat(results.length === 7, answer, '7 records', results.length)
    },
  },
  {
    id: 'lists.largest-page',
    section: 1,
    says: 'Pages hold at most 1000 records, whatever page_size asks for.',
    check: async (subject) => {
      const { list, count } = await longest(subject)
      if (count <= 1000) skip('no list has more than 1000 records')
      const { answer, results } = await getPage(subject, withSearch(list.path, 'page_size=1001', list.everything))
      expectThat(results.length === 1000, answer, '1000 records', results.length)
    },
  },
  {
    id: 'licences.array',
    section: 1,
    says: 'Licences are a bare JSON array of {name, uri}, which varies by nothing but Accept, and are not paged.',
    check: async (subject) => {
      const answer = await subject.get(paths.licences)
      const body = parsed(answer, z.array(z.strictObject(Licence.shape)), jsonOf(answer), 'the licences')
      expectStatus(answer, 200)
      expectHeader(answer, 'Vary', /^accept$/i, 'Accept')
      expectJson(await subject.get(withSearch(paths.licences, 'page=2', 'page_size=1')), 200, body)
    },
  },
]
