import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { packagesOf } from './packages.ts'

function project(packages: Record<string, { lock?: object; manifest?: object; licence?: string }>): string {
  const root = mkdtempSync(join(tmpdir(), 'fieldgate-packages-'))
  const lock: Record<string, object> = { '': {} }
  for (const [name, { lock: entry = {}, manifest = {}, licence }] of Object.entries(packages)) {
    const folder = join(root, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license: 'MIT', ...manifest }))
    if (licence !== undefined) writeFileSync(join(folder, 'LICENSE.md'), licence)
    lock[`node_modules/${name}`] = entry
  }
  lock['node_modules/not-installed'] = {}
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }))
  return root
}

describe('the packages that the app is built on', () => {
  it('are those needed to run, by name, each with the text of its licence', () => {
    const root = project({
      zebra: { licence: 'Free.\n' },
      ant: { licence: 'Free.' },
      bee: {},
      tester: { lock: { dev: true } },
      'only-on-windows': { lock: { optional: true } },
    })
    const { packages, texts } = packagesOf(root)
    expect(packages.map(({ name, text }) => [name, text])).toEqual([
      ['ant', 0],
      ['bee', null],
      ['zebra', 0],
    ])
    expect(texts).toEqual(['Free.'])
  })

  it.each([
    [{ homepage: 'https://example.org/' }, 'https://example.org/'],
    [{ repository: 'a/b' }, 'https://github.com/a/b'],
    [{ repository: 'github:a/b.js' }, 'https://github.com/a/b.js'],
    [{ repository: { url: 'git+https://github.com/a/b.git' } }, 'https://github.com/a/b'],
    [{ repository: { url: 'git://github.com/a/b.git' } }, 'https://github.com/a/b'],
    [{ repository: { url: 'git+ssh://git@github.com/a/b.git' } }, 'https://github.com/a/b'],
    [{ homepage: 'javascript:alert(1)' }, null],
    [{}, null],
  ])('are to be found where they say: %j', (manifest, url) => {
    expect(packagesOf(project({ ant: { manifest } })).packages[0]?.url).toBe(url)
  })
})
