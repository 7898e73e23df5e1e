import { gzipSync } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { unpacked } from './unpack.ts'
import { gpx, kml, problemOf, read, SEGMENT } from './testing/files.ts'

describe('a packed file', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const zip = (files: Zippable) => new Uint8Array(zipSync(files))
  const track = bytes(gpx(`<trk>${SEGMENT}</trk>`))
  const line = bytes(kml('<LineString><coordinates>13,48 14,48</coordinates></LineString>'))

  test('gives the route in it, by gzip or in a zip archive, deflated or stored', async () => {
    const { pieces } = await read(track)
    expect((await read(new Uint8Array(gzipSync(track)))).pieces).toEqual(pieces)
    expect((await read(zip({ 'tour/Tour.GPX': track, 'readme.txt': bytes('x') }))).pieces).toEqual(pieces)
    expect((await read(zip({ 'tour.gpx': [track, { level: 0 }] }))).pieces).toEqual(pieces)
    expect((await read(zip({ 'tour.gpx': track, '__MACOSX/._tour.gpx': bytes('x') }))).pieces).toEqual(pieces)
  })

  test('that is a KMZ gives its document, whatever else lies beside it', async () => {
    const files = { 'files/other.kml': bytes(kml('')), 'doc.kml': line, 'files/icon.png': bytes('\x89PNG') }
    expect((await read(zip(files))).pieces[0]?.lng).toEqual([13, 14])
    expect((await read(zip({ 'Wanderung.kml': line }))).pieces[0]?.lng).toEqual([13, 14])
  })

  test('without one route that can be told from others is to be unpacked', async () => {
    expect(await problemOf(zip({ 'a.gpx': track, 'b.gpx': track }))).toBe('packed')
    expect(await problemOf(zip({ 'readme.txt': bytes('x') }))).toBe('packed')
    expect(await problemOf(zip({}))).toBe('packed')
    expect(await problemOf(zip({ 'a.gpx': zip({ 'a.gpx': track }) }))).toBe('packed')
    const locked = zip({ 'a.gpx': track })
    const entry = new DataView(locked.buffer).getUint32(locked.length - 6, true)
    locked[entry + 8] = 1
    expect(await problemOf(locked)).toBe('packed')
    expect(await problemOf('Rar!stuff')).toBe('packed')
  })

  test('that is damaged or cut off says so, and so does one of a watch', async () => {
    for (const whole of [zip({ 'a.gpx': track }), new Uint8Array(gzipSync(track))]) {
      expect(await problemOf(whole.slice(0, -30))).toBe('damaged')
      expect(await problemOf(whole.with(60, whole[60] === 0 ? 1 : 0))).toBe('damaged')
    }
    expect(await problemOf(zip({ 'a.fit': bytes('\u000e\u0010\u0054\u0008\0\u0001\0\0.FIT\0\0') }))).toBe('fit')
  })

  test('that unpacks without end is too large', async () => {
    const endless = new Blob([new Uint8Array(gzipSync(new Uint8Array(2_000_000)))])
    await expect(unpacked(endless, 1_000_000)).rejects.toMatchObject({ code: 'too-large' })
    expect((await unpacked(endless, 2_000_000)).size).toBe(2_000_000)
  })
})
