import { expect, test } from 'vitest'
import { cameraAfter } from './use-static-keys.ts'

const camera = { zoom: 9, lat: 48.95, lng: 13.6 }
const alone = { altKey: false, ctrlKey: false, metaKey: false }

test('arrows move the picture, plus and minus zoom', () => {
  expect(cameraAfter({ ...alone, key: 'ArrowUp' }, camera)?.lat).toBeGreaterThan(camera.lat)
  expect(cameraAfter({ ...alone, key: '+' }, camera)?.zoom).toBe(10)
  expect(cameraAfter({ ...alone, key: '-' }, camera)?.zoom).toBe(8)
  expect(cameraAfter({ ...alone, key: 'x' }, camera)).toBeNull()
})

test.each(['altKey', 'ctrlKey', 'metaKey'])(
  'with %s they are for the browser, which zooms the page or goes back',
  (held) => {
    for (const key of ['+', '-', '=', 'ArrowLeft'])
      expect(cameraAfter({ ...alone, [held]: true, key }, camera)).toBeNull()
  },
)
