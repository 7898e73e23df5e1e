import { describe, expect, it } from 'vitest'
import { GUIDES, guidePath, pageAt, pagePath, SITE_PAGES } from './site-paths.ts'

describe('a path of the site', () => {
  it('leads to the page of its name', () => {
    for (const page of SITE_PAGES) expect(pageAt(pagePath(page))).toBe(page)
    expect(pageAt('/desk/')).toBe('desk')
  })

  it('leads to the guides for each guide', () => {
    for (const guide of GUIDES) expect(pageAt(guidePath(guide))).toBe('guides')
  })

  it('leads to the map where no page has that name', () => {
    for (const path of ['/', '', '/desktop', '/embed', '/index.html', '/guide']) expect(pageAt(path)).toBeNull()
  })
})
