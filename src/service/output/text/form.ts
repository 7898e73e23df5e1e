import { html } from 'hono/html'
import type { Lookup } from '#contract/records/lookups.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { TEXT_PATH } from '#contract/site-paths.ts'
import { searchOf } from './asked.ts'
import { languageName } from '#contract/messages/language-name.ts'
import type { Html } from './html.ts'
import { wordsOf } from './messages/messages.ts'
import { momentOf, type TextRequest } from './request.ts'

/** What the form asks for; another filter is kept as it is. */
const ASKED: readonly string[] = ['q', 'activity_id', 'when', 'lang', 'page']

/** A form for what people narrow the list by most; where it is not open, a click shows it. */
export function formOf(request: TextRequest, activities: readonly Lookup[], isOpen: boolean): Html {
  const { language, languages, query } = request
  const { text } = wordsOf(language)
  const kept = [...searchOf(query, null)].filter(([name]) => !ASKED.includes(name))
  const day = query.when === undefined || query.when === 'now' ? '' : wallTimeAt(momentOf(request), request.zone).date
  return html`<details ${isOpen ? 'open' : ''}>
    <summary>${text.form.label}</summary>
    <form method="get" action="${TEXT_PATH}" role="search" aria-label="${text.form.label}">
      ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <p>
        <label for="q">${text.form.text}</label>
        <input id="q" name="q" type="search" value="${query.q ?? ''}" />
      </p>
      <p>
        <label for="when">${text.form.day}</label>
        <input id="when" name="when" type="date" placeholder="2026-05-31" value="${day}" aria-describedby="when-hint" />
        <span id="when-hint" class="small">${text.form.dayHint}</span>
      </p>
      <p>
        <label for="activity_id">${text.form.activity}</label>
        ${activitySelect(query.activity_id ?? [], activities, text.form.allActivities)}
      </p>
      <p>
        <label for="lang">${text.form.language}</label>
        <select id="lang" name="lang">
          ${languages.map((one) => option(one, languageName(one), one === language))}
        </select>
      </p>
      <p class="act"><button type="submit">${text.form.show}</button></p>
    </form>
  </details>`
}

/** Of several that the address names one choice is made, which keeps them together. */
function activitySelect(chosen: readonly number[], activities: readonly Lookup[], none: string): Html {
  const value = chosen.join(',')
  const named = chosen.map((id) => activities.find((one) => one.id === id)?.name ?? String(id)).join(', ')
  const isOne = activities.some(({ id }) => String(id) === value)
  return html`<select id="activity_id" name="activity_id">
    ${option('', none, value === '')} ${value === '' || isOne ? '' : option(value, named, true)}
    ${activities.map(({ id, name }) => option(String(id), name, String(id) === value))}
  </select>`
}

function option(value: string, label: string, isChosen: boolean): Html {
  return isChosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`
}
