/**
 * Resolves when the page is near what is seen on the screen: at once where it is in view; later where its frame is
 * further down, in a tab behind, or not displayed at all.
 */
export function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(document.documentElement)
  })
}
