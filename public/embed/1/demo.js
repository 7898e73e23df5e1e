// What a page does to speak with Fieldgate's map, by the custom element and by hand. Types: embed.d.ts.

const element = document.getElementById('element')
const frame = document.getElementById('frame')
for (const place of document.querySelectorAll('.origin')) place.textContent = location.origin

// ---- The custom element: events and methods ----

for (const type of ['ready', 'view', 'select', 'filter', 'status', 'height', 'error']) {
  element.addEventListener(`fieldgate-${type}`, (event) => tell('element', type, event.detail))
}

/** Each command as a call of a method, and as the code that makes it. */
const calls = {
  setView: (payload) => element.setView(payload),
  select: (payload) => element.select(payload),
  setFilter: (payload) => element.setFilter(payload),
  setDate: ({ when }) => element.setDate(when),
  setTheme: ({ theme, accent }) => element.setTheme(theme, accent),
}
const argumentsOf = {
  setDate: ({ when }) => [when],
  setTheme: ({ theme, accent }) => [theme, accent],
}

// ---- A plain frame: messages by hand ----

const mapOrigin = location.origin
const waiting = new Map()
let lastId = 0

addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== mapOrigin || data?.ns !== 'fieldgate' || data.v !== 1) return
  const { type, payload, id } = data
  // The map announces itself without a payload, and says what it is once it has heard a hello.
  if (type === 'ready' && payload.title === undefined) return post('hello', {})
  if (type === 'height') frame.height = Math.min(payload.height, 640)
  if (!waiting.has(id)) return tell('frame', type, payload)
  const { resolve, reject } = waiting.get(id)
  waiting.delete(id)
  if (type === 'done') resolve()
  else reject(new Error(payload.message, { cause: payload }))
})
frame.src = '/embed?bbox=5,43,17,50'

function post(type, payload, id) {
  frame.contentWindow.postMessage({ ns: 'fieldgate', v: 1, type, payload, id }, mapOrigin)
}

/** Posts a command; settles when it is answered. */
function ask(type, payload) {
  const id = String(++lastId)
  post(type, payload, id)
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

// ---- The forms of this page ----

/** What each form stands for. */
const payloads = {
  setView: (form) => ({ bbox: JSON.parse(form.get('view')) }),
  select: (form) => (form.get('uuid') === '' ? null : { kind: 'closure', uuid: form.get('uuid') }),
  setFilter: (form) => ({ status: form.get('status') || null }),
  setDate: (form) => ({ when: form.get('when') || null }),
  setTheme: (form) => ({ theme: form.get('theme'), accent: form.get('accent') }),
}

for (const form of document.querySelectorAll('form[data-command]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const command = form.dataset.command
    const target = document.querySelector('[name=target]:checked').value
    void send(target, command, payloads[command](new FormData(form)))
  })
}

async function send(target, command, payload) {
  const outcome = document.getElementById('outcome')
  document.getElementById('code').textContent = codeOf(target, command, payload)
  outcome.textContent = ''
  try {
    await (target === 'element' ? calls[command](payload) : ask(command, payload))
    outcome.textContent = `${command}: done`
  } catch (error) {
    outcome.textContent = `${command}: refused (${error.cause?.code}). ${error.message}`
  }
}

function codeOf(target, command, payload) {
  if (target === 'element') {
    const values = argumentsOf[command]?.(payload) ?? [payload]
    return `await map.${command}(${values.map(literal).join(', ')})`
  }
  const message = { ns: 'fieldgate', v: 1, type: command, payload, id: String(lastId + 1) }
  return `frame.contentWindow.postMessage(\n  ${literal(message)},\n  ${literal(mapOrigin)},\n)`
}

/** A value as one writes it in JavaScript. */
function literal(value) {
  return JSON.stringify(value)
    .replaceAll("'", "\\'")
    .replace(/"(\w+)":/g, ' $1: ')
    .replaceAll('"', "'")
    .replaceAll(/(?<=[^{[])(?=\})/g, ' ')
    .replaceAll(/,(?=\S)/g, ', ')
    .replaceAll(/ {2,}/g, ' ')
}

const MOST_LINES = 60

/** Puts what a map has told on top of the list. */
function tell(from, type, payload) {
  const log = document.getElementById('log')
  const line = document.createElement('li')
  for (const [name, text] of Object.entries({ from, type, payload: JSON.stringify(payload) })) {
    const part = document.createElement('span')
    part.className = name
    part.textContent = text
    line.append(part, ' ')
  }
  log.prepend(line)
  while (log.children.length > MOST_LINES) log.lastElementChild.remove()
}

/** The closures that can be opened, from the API. */
async function offerClosures() {
  const response = await fetch('/api/v2/closures-and-notices?fields=uuid,name&page_size=30')
  const { results } = await response.json()
  for (const { uuid, name } of results) document.getElementById('closure').append(new Option(name, uuid))
}

void offerClosures()
