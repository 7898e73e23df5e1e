import { CAMERA } from './data.ts'
import { EmbedDialog } from './drivers/embed-dialog.ts'
import { ShareDialog } from './drivers/share-dialog.ts'
import { expect, test as base } from './filter-test.ts'
import { uuid } from './services/spec-only.ts'

const test = base.extend<{ readonly share: ShareDialog; readonly embed: EmbedDialog }>({
  share: async ({ page, filters: _present }, provide) => {
    await provide(new ShareDialog(page))
  },
  embed: async ({ page, filters: _present }, provide) => {
    await provide(new EmbedDialog(page))
  },
})

test.describe('a link', () => {
  test('is the address of the view, without the reader’s own theme, copied or as a QR code, like that of a feed', async ({
    app,
    share,
    varied,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.open(varied.url, { ...CAMERA, status: 'current', theme: 'dark' })
    await share.openFromMenu()
    await expect(share.link).toHaveValue(`${varied.url}/?map=9/48.95/13.6&status=current`)
    await share.button('Copy link').click()
    await expect(share.said('The link is copied.')).toBeVisible()
    const copied = await app.page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await share.link.inputValue())
    await expect(share.code).toHaveAccessibleName(`QR code of ${copied}`)
    const { name, text } = await share.saved('Save QR code (SVG)')
    expect(name).toBe('fieldgate-qr.svg')
    expect(text).toContain('<svg xmlns="http://www.w3.org/2000/svg"')
    await share.choice('Anywhere').check()
    await share.button('Copy the address: News (RSS)').click()
    await expect(share.said('The address is copied: News (RSS).')).toBeVisible()
    const feed = await app.page.evaluate(() => navigator.clipboard.readText())
    expect(feed).toBe(`${varied.url}/api/v2/closures-and-notices?status=current&format=rss&lang=en`)
  })

  test('is selected to be copied where the browser refuses, or handed to another app of the device', async ({
    app,
    share,
    varied,
  }) => {
    await share.refuseToCopy()
    await share.offerApps()
    await app.open(varied.url, CAMERA)
    await share.openFromMenu()
    await share.button('Copy link').click()
    await expect(share.said(/refused to copy/)).toBeVisible()
    const selected = () => app.page.evaluate(() => document.getSelection()?.toString())
    await expect.poll(selected).toBe(await share.link.inputValue())
    await share.button('Share …').click()
    await expect.poll(() => share.handed()).toBe(`Fieldgate ${varied.url}/?map=9/48.95/13.6`)
  })

  test('keeps the weekend by its name, or by its date', async ({ app, share, varied }) => {
    await app.open(varied.url, { ...CAMERA, when: 'weekend' })
    await share.openFromMenu()
    await expect(share.choice('Always “Weekend”, whenever it is opened')).toBeChecked()
    expect((await share.parameters()).get('when')).toBe('weekend')
    await share.choice('Always Saturday, 19 May 2198').check()
    expect((await share.parameters()).get('when')).toBe('2198-05-19')
  })

  test('keeps a date, or the time at which it is opened', async ({ app, share, varied }) => {
    await app.open(varied.url, { ...CAMERA, when: '2198-05-19T08:00' })
    await share.openFromMenu()
    expect((await share.parameters()).get('when')).toBe('2198-05-19T08:00')
    await share.choice('The time at which it is opened').check()
    expect((await share.parameters()).has('when')).toBe(false)
  })

  test('to one closure opens it alone, around its place; Escape closes the dialog alone', async ({
    app,
    share,
    varied,
  }) => {
    await app.open(varied.url, { ...CAMERA, status: 'current' })
    await app.row('Eagle cliff').click()
    await share.openFromCard()
    await app.page.keyboard.press('Escape')
    await expect(share.dialog).toHaveCount(0)
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect(app.page.getByRole('button', { name: 'Share', exact: true })).toBeFocused()
    await share.openFromCard()
    await expect(share.choice('Only this closure')).toBeChecked()
    const parameters = await share.parameters()
    expect([...parameters.keys()]).toEqual(['closure', 'bbox'])
    const picture = await app.page.request.get(`${varied.url}/preview.png?closure=${parameters.get('closure')}`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
    await app.page.goto(await share.link.inputValue())
    await expect(app.heading).toHaveText('Eagle cliff')
    await expect(app.row('Eagle cliff')).toBeVisible()
  })
})

test.describe('a calendar and feeds', () => {
  test('hold one closure, made on the device', async ({ app, share, varied }) => {
    await app.open(varied.url, CAMERA)
    await app.row('Night road').click()
    await share.openFromCard()
    const { name, text } = await share.saved('Save this closure for a calendar (ICS)')
    expect(name).toBe('night-road.ics')
    expect(text).toContain('SUMMARY:Night road')
    expect(text).toContain('DTSTART:21980501T180000Z')
    expect(text).toContain('RRULE:FREQ=DAILY;COUNT=31')
  })

  test('go on by themselves for what is filtered, told in words', async ({ app, share, varied, request }) => {
    await app.open(varied.url, { ...CAMERA, source_kind: 'platform' })
    await share.openFromMenu()
    const feeds = share.part('Live feeds')
    await share.choice('Anywhere').check()
    await expect(feeds).toContainText('Closures and notices: Platform · Anywhere · 2 at present')
    const address = `${varied.url}/api/v2/closures-and-notices?source_kind=platform&format=ics&lang=en`
    await expect(share.feed(/^Subscribe/)).toHaveAttribute('href', address.replace('http:', 'webcal:'))
    expect(await (await request.get(address)).text()).toContain('SUMMARY:Mountain race')
  })

  test('hold what lies in the box of the view, where one wants that', async ({ app, share, varied, request }) => {
    await app.open(varied.url, { map: '12/48.85/13.35' })
    await app.drawn(/\d+/, 1)
    await share.openFromMenu()
    await expect(share.part('Live feeds')).toContainText('In the box of this view · 1 at present')
    const href = (await share.feed(/GeoJSON/).getAttribute('href')) ?? ''
    const { features } = await (await request.get(href)).json()
    expect(features).toHaveLength(1)
  })

  test('hold the closures of an area, whose card one comes from', async ({ app, share, varied, request }) => {
    const { results } = await (await request.get(`${varied.url}/api/v2/protected-areas?fields=uuid,name`)).json()
    const [{ uuid, name }] = results
    const ofArea = `${varied.url}/api/v2/closures-and-notices?protected_area_uuid=${uuid}`
    const { count } = await (await request.get(ofArea)).json()
    await app.open(varied.url, { ...CAMERA, area: uuid, source_kind: 'platform' })
    await share.openFromCard()
    await expect(share.choice('Closures of this area')).toBeChecked()
    await expect(share.part('Live feeds')).toContainText(
      `Closures of this area · ${count === 0 ? 'none' : count} at present`,
    )
    await expect(share.feed(/^Subscribe/)).toHaveAttribute(
      'href',
      `${ofArea.replace('http:', 'webcal:')}&format=ics&lang=en`,
    )
    expect(await (await request.get(`${ofArea}&format=rss`)).text()).toContain(`<title>Closures of ${name}`)
    await test.step('for who does one thing, with all that concerns it', async () => {
      await share.part('Live feeds').getByLabel('For').selectOption('Dogs')
      await expect(share.part('Live feeds')).toContainText('Closures and notices: Dogs · Closures of this area')
      const activities: { id: number; name: string }[] = (
        await (await request.get(`${varied.url}/api/v2/activities`)).json()
      ).results
      const ids = activities.filter((one) => ['Dogs', 'Dogs off the leash'].includes(one.name)).map(({ id }) => id)
      const href = (await share.feed(/GeoJSON/).getAttribute('href')) ?? ''
      const asked = new URL(href).searchParams.get('activity_id')?.split(',').map(Number)
      expect(ids).toHaveLength(2)
      expect(asked).toEqual(expect.arrayContaining(ids))
    })
  })
})

test.describe('of a service that has only the specification', () => {
  test.beforeEach(({ specOnly }) => {
    const days = { start_on: '2198-05-01', end_on: '2198-05-31' }
    specOnly.holds({ areas: [], closures: [{ uuid: uuid(11), name: 'Somewhere', type: 'closure', ...days }] })
  })

  test('a closure is saved for a calendar, and it is said that there are no feeds', async ({
    app,
    share,
    embed,
    specOnly,
  }) => {
    await app.open(specOnly.url, CAMERA, [specOnly.api])
    await app.row('Somewhere').click()
    await share.openFromCard()
    await expect(share.part('Live feeds')).toContainText(`Only single closures: ${new URL(specOnly.api).host}`)
    await expect(share.feed(/./)).toHaveCount(0)
    const { text } = await share.saved('Save this closure for a calendar (ICS)')
    expect(text).toContain('DTSTART;VALUE=DATE:21980501')
    expect(text).toContain('DTEND;VALUE=DATE:21980601')
    await embed.openFromShare()
    await expect(embed.choice(/^HTML/)).toHaveCount(2)
    await expect(embed.dialog).toContainText(/No badge and no oEmbed: .* gives out files alone/)
    await expect(embed.choice('Only this closure')).toBeChecked()
    expect(app.foreignRequests).toEqual([])
  })
})
