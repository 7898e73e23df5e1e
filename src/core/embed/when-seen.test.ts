import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenSeen } from './when-seen.ts'

/** The page in a frame, as a browser tells of it. */
const page = {
  size: { width: 600, height: 400 },
  isIntersecting: true,
  onResize: new Set<() => void>(),
  observers: new Set<Observer>(),
}

class Observer {
  readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(tell: Observer['tell']) {
    this.tell = tell
  }
  observe() {
    page.observers.add(this)
  }
  unobserve() {
    page.observers.delete(this)
  }
  disconnect() {
    page.observers.delete(this)
  }
}

function look() {
  for (const observer of page.observers) observer.tell([{ isIntersecting: page.isIntersecting }])
}

beforeEach(() => {
  Object.assign(page, { size: { width: 600, height: 400 }, isIntersecting: true })
  page.onResize.clear()
  page.observers.clear()
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('window', {
    get innerWidth() {
      return page.size.width
    },
    get innerHeight() {
      return page.size.height
    },
    addEventListener: (_: string, listener: () => void) => page.onResize.add(listener),
    removeEventListener: (_: string, listener: () => void) => page.onResize.delete(listener),
  })
})

/** Whether it has been seen by now. */
async function isSeen(seen: Promise<void>): Promise<boolean> {
  return await Promise.race([seen.then(() => true), Promise.resolve().then(() => Promise.resolve(false))])
}

describe('a page in a frame', () => {
  it('starts when it comes into view', async () => {
    page.isIntersecting = false
    const seen = whenSeen()
    look()
    expect(await isSeen(seen)).toBe(false)
    page.isIntersecting = true
    look()
    expect(await isSeen(seen)).toBe(true)
    expect(page.observers.size + page.onResize.size).toBe(0)
  })

  it('waits for a frame that has no size yet', async () => {
    page.size = { width: 0, height: 0 }
    const seen = whenSeen()
    look()
    expect(await isSeen(seen)).toBe(false)
    page.size = { width: 300, height: 200 }
    for (const listener of page.onResize) listener()
    look()
    expect(await isSeen(seen)).toBe(true)
  })
})
