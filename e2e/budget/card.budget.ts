import { expect, test } from '../test.ts'

test('a first card asks for few files', async ({ app, page, demoService }) => {
  await app.open(demoService.url)
  await page.waitForLoadState('networkidle')
  const files = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(?:js|css)$/.test(pathname)) files.add(pathname)
  })
  await page.getByRole('list').getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('article').getByText('In short')).toBeVisible()
  await page.waitForLoadState('networkidle')
  console.log(`  files of a first card: ${files.size}`)
  expect(files.size).toBeLessThanOrEqual(6)
})
