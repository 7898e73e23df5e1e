import * as z from 'zod/mini'

const Answer = z.object({ value: z.unknown() })
const Failure = z.object({ error: z.string(), message: z.string() })
const Session = z.object({ sessionId: z.string() })
/** How WebDriver names an element, whatever the browser. */
const Element = z.object({ 'element-6066-11e4-a52e-4f735466cecf': z.string() })

/** A page of a browser that is driven by WebDriver, as the W3C has it: what Playwright and Puppeteer do not drive. */
export class DrivenPage {
  readonly #session: string

  private constructor(session: string) {
    this.#session = session
  }

  /** Opens a browser of a driver that is at an address. */
  static async open(driver: string, capabilities: object): Promise<DrivenPage> {
    const value = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } })
    return new DrivenPage(`${driver}/session/${Session.parse(value).sessionId}`)
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url })
  }

  /** Clicks what an XPath finds first. */
  async click(xpath: string): Promise<void> {
    const found = await send('POST', `${this.#session}/element`, { using: 'xpath', value: xpath })
    const id = Element.parse(found)['element-6066-11e4-a52e-4f735466cecf']
    await send('POST', `${this.#session}/element/${id}/click`, {})
  }

  /** What an expression is in the page. */
  evaluate(expression: string): Promise<unknown> {
    return send('POST', `${this.#session}/execute/sync`, { script: `return ${expression}`, args: [] })
  }

  /** A picture of the page as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(z.string().parse(await send('GET', `${this.#session}/screenshot`)), 'base64')
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session)
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const { value } = Answer.parse(await answer.json())
  const failure = Failure.safeParse(value)
  if (failure.success) throw new Error(`${failure.data.error}: ${failure.data.message}`)
  return value
}
