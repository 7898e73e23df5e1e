import { html } from 'hono/html'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { FieldErrors } from '#contract/errors.ts'
import type { Parameter } from '../openapi/parameters.ts'
import { controlOf, type Control } from './control.ts'
import { FORM_MARK } from './form-address.ts'
import { inline } from './inline.ts'
import type { Html, Shown } from './shown.ts'

/** Where a walk through pages stands: what is asked for anew begins at the first page. */
const PLACES: readonly string[] = ['page', 'after']

/** The parameters that a form asks for. */
export function askedFor({ operation }: Shown): readonly Parameter[] {
  return (operation?.parameters ?? []).filter(
    (parameter) => parameter.in === 'query' && !PLACES.includes(parameter.name),
  )
}

/** A form for what a resource can be asked, filled with what was asked, each wrong value with what is wrong about it. */
export function formOf(shown: Shown): Html {
  const parameters = askedFor(shown)
  const errors = errorsOf(shown)
  const names = new Set([...parameters.map(({ name }) => name), ...PLACES])
  const kept = [...shown.url.searchParams].filter(([name]) => !names.has(name))
  return html`<form method="get">
    ${kept.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${parameters.map((parameter) => fieldOf(shown, parameter, errors[parameter.name] ?? []))}
    <p class="actions">
      <button type="submit" name="${FORM_MARK}" value="1">Apply</button><a href="${shown.url.pathname}">Reset</a>
    </p>
  </form>`
}

function errorsOf({ status, body }: Shown): FieldErrors {
  if (status !== 400 || typeof body !== 'object' || body === null) return {}
  const entries = Object.entries(body).map(([name, sentences]: [string, unknown]) => [
    name,
    Array.isArray(sentences) ? sentences.map(String) : [],
  ])
  return Object.fromEntries(entries)
}

function fieldOf(shown: Shown, { name, description, ...rest }: Parameter, errors: readonly string[]): Html {
  const control = controlOf({ name, description, ...rest })
  const texts = shown.url.searchParams.getAll(name)
  const id = `p-${name}`
  const help = html`<small id="${id}-help">${inline(description)}</small>
    ${errors.map((error) => html`<strong class="error">${error}</strong>`)}`
  const mark = errors.length > 0 ? 'wrong' : ''
  if (control.kind === 'ids' || control.kind === 'choices') {
    const boxes = checkboxes(name, optionsOf(shown, control), listed(texts))
    const many = html`<fieldset class="${mark}">
      <legend>${name}</legend>
      ${help}
      <div class="boxes">${boxes}</div>
    </fieldset>`
    if (name !== 'fields') return many
    return html`<details ${errors.length > 0 || listed(texts).length > 0 ? html`open` : ''}>
      <summary>Choose fields</summary>
      ${many}
    </details>`
  }
  const value = texts.findLast((text) => text.trim() !== '') ?? ''
  return html`<p class="field ${mark}">
    <label for="${id}">${name}</label>${single(name, control, value, errors)}${help}
  </p>`
}

interface Option {
  readonly value: string
  readonly label: string
  /** The language of the label, where it is a word. */
  readonly lang: Language | null
}

type Many = Extract<Control, { kind: 'ids' | 'choices' }>
type One = Exclude<Control, Many>

function optionsOf({ vocabulary, language: lang }: Shown, control: Many): readonly Option[] {
  if (control.kind === 'choices') return control.of.map(asWritten)
  const options = (vocabulary.get(control.filter) ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
    lang,
  }))
  return options.toSorted((a, b) => a.label.localeCompare(b.label, lang ?? undefined))
}

function asWritten(value: string): Option {
  return { value, label: value, lang: null }
}

/** Those that are ticked come first, be they among the options or not: all of them are seen without a search. */
function checkboxes(name: string, options: readonly Option[], ticked: readonly string[]): Html {
  const known = new Set(options.map(({ value }) => value))
  const others = ticked.filter((value) => !known.has(value)).map(asWritten)
  const isTicked = ({ value }: Option) => ticked.includes(value)
  const ordered = [...others, ...options.filter(isTicked), ...options.filter((option) => !isTicked(option))]
  return html`${ordered.map(
    (option) =>
      html`<label
        ><input type="checkbox" name="${name}" value="${option.value}" ${isTicked(option) ? html`checked` : ''} />
        <span ${option.lang === null ? '' : html`lang="${option.lang}"`}>${option.label}</span></label
      >`,
  )}`
}

/** A value that is wrong is shown as it was written, which the browser's own controls would not do. */
function single(name: string, control: One, value: string, errors: readonly string[]): Html {
  const common = html`id="p-${name}" name="${name}" aria-describedby="p-${name}-help"
  ${errors.length > 0 ? html`aria-invalid="true"` : ''}`
  if (control.kind === 'one') {
    const options = control.of.map(
      (option) => html`<option ${option === value ? html`selected` : ''}>${option}</option>`,
    )
    return html`<select ${common}>
      <option value="">not set</option>
      ${options}
    </select>`
  }
  if (control.kind === 'date' && errors.length === 0) return html`<input type="date" ${common} value="${value}" />`
  if (control.kind === 'number') {
    const { least, most, usual } = control
    const hint = usual === null ? '' : html`placeholder="${usual}"`
    return html`<input type="number" ${common} value="${value}" min="${least}" max="${most}" ${hint} />`
  }
  const example = control.kind === 'text' ? control.example : ''
  return html`<input type="text" ${common} value="${value}" placeholder="${example}" />`
}

/** The values of a list as its parameter writes them: separated by commas, repeated, or both. */
function listed(texts: readonly string[]): readonly string[] {
  const values = texts.flatMap((text) => text.split(',')).map((value) => value.trim())
  return [...new Set(values)].filter((value) => value !== '')
}
