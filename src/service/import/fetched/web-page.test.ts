import { expect, it } from 'vitest'
import { isWebPage } from './web-page.ts'

it.each([
  '<!DOCTYPE html><title>Parks</title>',
  '<html lang="en">',
  '\u00ef\u00bb\u00bf\n<!-- one --> <!-- <two> --><!doctype html>',
  '<!----><!-- -- > --><HTML>',
])('takes %j for a web page', (head) => {
  expect(isWebPage(head)).toBe(true)
})

it.each([
  '',
  '<?xml version="1.0"?><kml>',
  '{"type": "FeatureCollection", "name": "<html>"}',
  '<!-- <html> --><kml>',
  '<!-- <html>',
  '<!doctype kml>',
])('takes %j for none', (head) => {
  expect(isWebPage(head)).toBe(false)
})

it('does not try the ways in which many comments could be one', () => {
  expect(isWebPage('<!---->'.repeat(140))).toBe(false)
})
