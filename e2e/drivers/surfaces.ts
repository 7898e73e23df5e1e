import { expect } from '@playwright/test'
import { EmbedDialog } from './embed-dialog.ts'
import { FilterPanel } from './filter-panel.ts'
import { HereCard } from './here-card.ts'
import { HikeCard } from './hike-card.ts'
import type { MapPage } from './map-page.ts'
import { PackDialog } from './pack-dialog.ts'
import { SearchBar } from './search-bar.ts'
import { ShareDialog } from './share-dialog.ts'
import { Timeline } from './timeline.ts'

/** A part of the page that can be opened, and what closes it. */
export interface Surface {
  readonly name: string
  readonly open: () => Promise<void>
  readonly close?: () => Promise<void>
}

/** The start, and what opens from it, one after another. */
export function panelsOf({ page, rows }: MapPage): readonly Surface[] {
  const [filters, search, timeline] = [new FilterPanel(page), new SearchBar(page), new Timeline(page)]
  const escape = () => page.keyboard.press('Escape')
  return [
    { name: 'the start', open: () => expect(rows.first()).toBeVisible() },
    {
      name: 'the search',
      open: async () => {
        await search.type('forest')
        await search.input.press('ArrowDown')
      },
      close: () => search.input.fill(''),
    },
    { name: 'the filters', open: () => filters.open(), close: () => filters.close() },
    { name: 'the menu', open: () => page.getByRole('button', { name: 'Menu' }).click(), close: escape },
    {
      name: 'the calendar',
      open: async () => {
        await filters.when('Choose a date').click()
        await expect(filters.calendar.getByLabel('Date', { exact: true })).toBeVisible()
      },
      close: escape,
    },
    {
      name: 'the timeline',
      open: async () => {
        await timeline.button.click()
        await expect(timeline.rows.first()).toBeVisible()
      },
      close: () => timeline.panel.getByRole('button', { name: 'Close', exact: true }).click(),
    },
  ]
}

/** Cards, with the list of areas that leads to one; before anything is open. */
export function cardsOf(app: MapPage): readonly Surface[] {
  const { page } = app
  const [share, search] = [new ShareDialog(page), new SearchBar(page)]
  const [hike, here] = [new HikeCard(page), new HereCard(page, app)]
  const escape = () => page.keyboard.press('Escape')
  // The address follows in a moment, and what reads it before closes the card.
  const addressHas = (name: string) => expect.poll(() => app.parameter(name)).not.toBeNull()
  const card = (name: string) => page.getByRole('article').getByRole('button', { name, exact: true })
  return [
    {
      name: 'a closure',
      open: async () => {
        await app.rows.nth(2).click()
        await expect(app.heading).toBeVisible()
      },
    },
    {
      name: 'what is shared',
      open: async () => {
        await card('Share').click()
        await expect(share.part('Live feeds')).toContainText('at present')
      },
      close: escape,
    },
    {
      name: 'the areas',
      open: async () => {
        await card('Close').click()
        await app.tab('Areas').click()
        await expect(app.row('National Park').first()).toBeVisible()
      },
    },
    {
      name: 'an area',
      open: async () => {
        await app.row('National Park').first().click()
        await expect(app.heading).toBeVisible()
      },
      close: () => card('Close').click(),
    },
    {
      name: 'a hike',
      open: async () => {
        await hike.open()
        await addressHas('hike')
      },
    },
    {
      name: 'a hike that is being drawn',
      open: async () => {
        await hike.card.getByRole('button', { name: 'Draw on the map' }).click()
        await hike.addPoint('48.9, 13.3')
        await hike.addPoint('48.9, 13.45')
      },
    },
    {
      name: 'a drawn hike',
      open: async () => {
        await hike.tool('Finish').click()
        await expect(hike.verdict).toContainText('permission')
      },
      close: () => card('Close').click(),
    },
    {
      name: 'a place',
      open: async () => {
        await search.type('48.9, 13.4')
        await search.options.first().click()
        await expect(here.card).toBeVisible()
        await addressHas('here')
      },
      close: () => here.close(),
    },
  ]
}

/** The legend, and what lies over the page; before anything is open. */
export function dialogsOf({ page }: MapPage): readonly Surface[] {
  const [packs, embed] = [new PackDialog(page), new EmbedDialog(page)]
  const escape = () => page.keyboard.press('Escape')
  const legend = page.getByRole('button', { name: 'Legend' })
  const byKey = async (key: string, name: string) => {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name, exact: true })).toBeVisible()
  }
  return [
    {
      name: 'the legend',
      open: async () => {
        await legend.click()
        await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible()
      },
      close: () => legend.click(),
    },
    { name: 'the keys', open: () => byKey('?', 'Keys'), close: escape },
    { name: 'what is near', open: () => byKey('l', 'In view, by distance'), close: escape },
    {
      name: 'packs',
      open: async () => {
        await packs.open()
        await expect(packs.dialog).toBeVisible()
      },
    },
    {
      name: 'a new region',
      open: async () => {
        await packs.dialog.getByRole('button', { name: 'Take a region along' }).click()
        await expect(packs.downloadButton).toBeVisible()
      },
      close: escape,
    },
    {
      name: 'whether all is there for the field',
      open: async () => {
        await packs.open()
        await packs.check()
        await expect(packs.dialog.getByRole('status')).toHaveText(/^Not ready/)
      },
      close: escape,
    },
    {
      name: 'a snippet for a page',
      open: async () => {
        await embed.openFromMenu()
        await expect(embed.preview).toBeVisible()
        for (const fold of ['Colours', 'What readers', 'What your page']) await embed.unfold(fold)
      },
      close: escape,
    },
  ]
}
