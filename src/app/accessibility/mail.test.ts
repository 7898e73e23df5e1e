import { expect, test } from 'vitest'
import { mailDraft, pageMeant } from './mail.ts'

test('a draft keeps its lines and its address whole', () => {
  const body = 'Page: https://a.example/?q=a&b#c\n\nÜber 50 %'
  const address = new URL(mailDraft('access+map@a.example', { subject: 'A & B', body }))
  expect(address.href).toMatch(/^mailto:access%2Bmap@a\.example\?/)
  expect([...address.searchParams]).toEqual([
    ['subject', 'A & B'],
    ['body', body.replaceAll('\n', '\r\n')],
  ])
  expect(address.search).not.toContain('+')
  expect(address.hash).toBe('')
})

test.each([
  ['https://a.example/?closure=1', 'https://a.example/?closure=1'],
  ['https://elsewhere.example/', 'https://a.example/accessibility'],
  ['', 'https://a.example/accessibility'],
  ['about:client', 'https://a.example/accessibility'],
])('who comes from %j writes about %s', (referrer, meant) => {
  expect(pageMeant(referrer, 'https://a.example/accessibility')).toBe(meant)
})
