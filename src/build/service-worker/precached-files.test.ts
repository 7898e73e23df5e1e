import { describe, expect, it } from 'vitest'
import { BuildManifest, precachedFiles, startFilesOf } from './precached-files.ts'

const manifest = BuildManifest.parse({
  'index.html': {
    file: 'assets/start.js',
    css: ['assets/start.css'],
    dynamicImports: ['card.tsx', 'virtual:packages'],
  },
  'card.tsx': {
    file: 'assets/card.js',
    src: 'card.tsx',
    imports: ['_shared.js'],
    assets: ['assets/latin.woff2', 'assets/greek.woff2', 'assets/old.woff'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  'virtual:packages': { file: 'assets/packages.js', src: 'virtual:packages' },
  'fonts/sans-greek-400.woff2': { file: 'assets/greek.woff2', src: 'fonts/sans-greek-400.woff2' },
  'fonts/sans-latin-400.woff2': { file: 'assets/latin.woff2', src: 'fonts/sans-latin-400.woff2' },
  'embed.html': { file: 'assets/embed.js' },
})

describe('the files that are kept ahead', () => {
  it('are all that the page reaches, each once, but for what hardly anybody needs', () => {
    expect(precachedFiles(manifest)).toEqual([
      'assets/card.js',
      'assets/latin.woff2',
      'assets/shared.js',
      'assets/start.css',
      'assets/start.js',
    ])
  })

  it('hold what the page cannot start without, its script first', () => {
    const start = { ...manifest['index.html'], imports: ['_shared.js'] }
    expect(startFilesOf(BuildManifest.parse({ ...manifest, 'index.html': start }))).toEqual([
      'assets/start.js',
      'assets/start.css',
      'assets/shared.js',
    ])
    expect(() => startFilesOf({})).toThrow('The build has no page.')
  })
})
