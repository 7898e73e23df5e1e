let isDone = false

/**
 * Lets workers start in a page without an origin of its own, as in `<iframe sandbox="allow-scripts">`: its own files are
 * foreign there and no worker may be made of one, but of a text that imports one. Elsewhere it changes nothing.
 */
export function letWorkersStart(): void {
  if (globalThis.origin !== 'null' || isDone) return
  isDone = true
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(importing(new URL(address, document.baseURI)), options)
    }
  }
}

/** The address of a module that is written out in it: all it does is to import another. */
export function importing({ href }: URL): string {
  return `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(href)}`)}`
}
