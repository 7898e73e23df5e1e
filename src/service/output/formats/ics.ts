import ical, {
  ICalEvent,
  ICalEventRepeatingFreq,
  ICalEventStatus,
  ICalEventTransparency,
  type ICalCalendar,
  type ICalEventData,
} from 'ical-generator'
import type { ServedClosure } from '#contract/records/closure.ts'
import { calendarDays, calendarTimes, monthStart } from '#contract/standing/calendar-times.ts'
import { nameWithKind } from '#contract/standing/sentence-lines.ts'
import { dateOf } from '#contract/status/local-time.ts'
import { formatLocalDate } from '#contract/messages/formats.ts'
import { mapInTurns } from '../../store/domain/turns.ts'
import { messages } from '../messages/messages.ts'
import { factsOf, factText, kindText, pageOf, placeText, reasonText, sentenceText, typeText } from './closure-text.ts'
import { titleOf } from './filter-text.ts'
import type { ClosureFormat, FormatContext, Listing, Rendered, Withdrawal } from './format.ts'
import { foldLines } from './fold-lines.ts'
import { innerPlace } from './inner-place.ts'
import { oneLine, plainText } from '#contract/plain-text.ts'

/** How long a calendar may wait before it asks again. */
const TTL_SECONDS = 6 * 3600

/**
 * Closures as a calendar (RFC 5545). Whole days are dates; daily windows are instants that come again after 24 hours, in
 * a series for each stretch in which the place's clocks don't change: so none depends on what a reader knows of zones.
 */
export const ics = {
  fileName: 'closures.ics',
  speaks: true,
  mostAreas: 3,
  order: 'soonest',
  needsGeometry: () => true,
  render: (listing, context) => {
    const [first] = listing.closures
    return render(listing, listing.isOne && first !== undefined ? oneLine(first.name) : titleOf(context), context)
  },
  renderWithdrawn,
} satisfies ClosureFormat

async function render(listing: Listing, title: string, context: FormatContext): Promise<Rendered> {
  const { closures, matched } = listing
  const { language, now, demo } = context
  const shown = calendarDays(now)
  const { calendarPart, calendarSpan, demoNote } = messages[language].feed
  const date = (day: number) => formatLocalDate(language, dateOf(day))
  // Calendars follow no link to a next page, and most show their readers the name alone.
  const part = closures.length < matched ? calendarPart(closures.length, matched) : null
  const notes = [part?.note, demo && demoNote, calendarSpan(date(shown.first), date(shown.last))]
  const name = part === null ? title : `${title} (${part.share})`
  const calendar = calendarOf(name, notes.filter(Boolean).join(' '), context)
  // The library needs a second and more to fold the lines of a thousand events, so that they are folded here.
  const events = await mapInTurns(closures, (closure) =>
    foldLines(
      eventsOf(closure, context)
        .map((event) => new ICalEvent(event, calendar).toString())
        .join(''),
    ),
  )
  return { text: withEvents(calendar, events), until: monthStart(now, 1) }
}

function calendarOf(name: string, description: string, { language, url }: FormatContext): ICalCalendar {
  const prodId = { company: 'Fieldgate', product: 'Closures and notices', language }
  return ical({ prodId, name: asValue(name), description: asValue(description), source: url.href, ttl: TTL_SECONDS })
}

/** Calendars that are answered with an error go on showing what they have. */
function renderWithdrawn({ uuid, deletedAt }: Withdrawal, context: FormatContext): Rendered {
  const { withdrawn, withdrawnOn } = messages[context.language].feed
  const stamp = new Date(deletedAt)
  const note = withdrawnOn(formatLocalDate(context.language, deletedAt.slice(0, 10)))
  const calendar = calendarOf(withdrawn, note, context)
  calendar.createEvent({
    id: eventId(uuid, context),
    summary: withdrawn,
    description: note,
    start: stamp,
    allDay: true,
    status: ICalEventStatus.CANCELLED,
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp,
    lastModified: stamp,
  })
  return { text: `${calendar.toString()}\r\n`, until: Infinity }
}

function eventId(uuid: string, { origin }: FormatContext): string {
  return `${uuid}@${new URL(origin).hostname}`
}

function withEvents(calendar: ICalCalendar, events: readonly string[]): string {
  const end = 'END:VCALENDAR'
  return `${calendar.toString().slice(0, -end.length)}${events.join('')}${end}\r\n`
}

/** The library writes the texts of a calendar, unlike those of its events, as they come. */
function asValue(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`)
}

function eventsOf(closure: ServedClosure, context: FormatContext): ICalEventData[] {
  const content = contentOf(closure, context)
  return calendarTimes(closure, eventId(closure.uuid, context), context.now).map(({ times: count, ...event }) => ({
    ...content,
    ...event,
    repeating: count > 1 ? { freq: ICalEventRepeatingFreq.DAILY, count } : null,
  }))
}

function contentOf(closure: ServedClosure, context: FormatContext) {
  const { language } = context
  const { standing } = messages[language]
  const { end_on, updated_at, created_at } = closure
  const name = nameWithKind(closure, standing)
  const reason = reasonText(closure, context)
  return {
    summary: oneLine(end_on === null ? `${name} (${standing.untilFurtherNotice})` : name),
    description: descriptionOf(closure, context),
    categories: [typeText(closure.type, language), ...(reason === null ? [] : [reason])].map((category) => ({
      name: category,
    })),
    url: pageOf(closure, context),
    status: ICalEventStatus.CONFIRMED,
    // A closure is not an appointment: it keeps nobody's day from being free.
    transparency: ICalEventTransparency.TRANSPARENT,
    stamp: new Date(updated_at),
    created: new Date(created_at),
    lastModified: new Date(updated_at),
    ...placeOf(closure, context),
  }
}

function descriptionOf(closure: ServedClosure, context: FormatContext): string {
  const { fact, beginningUnknown, endUnknown } = messages[context.language].feed
  const ofSource = markOfSource(context)
  return [
    sentenceText(closure, context),
    kindText(closure, context.language),
    ...factsOf(closure, context).map((one) => fact(one.label, factText(one, ofSource))),
    ...(closure.description === null ? [] : [ofSource(plainText(closure.description))]),
    ...(closure.start_on === null ? [beginningUnknown] : []),
    ...(closure.end_on === null ? [endUnknown] : []),
  ].join('\n')
}

/**
 * Marks a text of a source with its language where that is known and another one: a calendar's text is all one value. Of
 * whichever country, German is German.
 */
function markOfSource({ recordsLanguage, language }: FormatContext): (text: string) => string {
  if (recordsLanguage === undefined || new Intl.Locale(recordsLanguage).language === language) return (text) => text
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(recordsLanguage) ?? recordsLanguage
  return (text) => `[${name}] ${text}`
}

/** The closure's areas, and a point inside: of the areas where the closure has no shape of its own. */
function placeOf(closure: ServedClosure, context: FormatContext): Pick<ICalEventData, 'location'> {
  const { geometry, protected_area_uuids: areas } = closure
  const area = areas.map((uuid) => context.labels.places.get(uuid)).find((place) => place !== undefined)
  const point = geometry === null ? area?.centroid : innerPlace(geometry)
  const names = oneLine(placeText(closure, context))
  if (point == null) return names === '' ? {} : { location: { title: names } }
  const [lon, lat] = point.map((degrees) => Number(degrees.toFixed(6)))
  if (lon === undefined || lat === undefined) return {}
  // Calendars look a place up by its text: where no area is named, its coordinates lead there too.
  return { location: { title: names === '' ? `${lat}, ${lon}` : names, geo: { lat, lon } } }
}
