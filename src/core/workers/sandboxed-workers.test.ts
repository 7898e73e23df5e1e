import { expect, test } from 'vitest'
import { importing } from './sandboxed-workers.ts'

test('the module that is written out imports the one at the address, whatever characters that has', async () => {
  const address = new URL(`https://maps.example/it's "here"/a%20b.js?x=1&y=%25#top`)
  const source = await (await fetch(importing(address))).text()
  const [, text = ''] = /^import (".*")$/.exec(source) ?? []
  expect(JSON.parse(text)).toBe(address.href)
})
