/**
 * Resolves when the page is near what is seen on the screen: at once where it is in view; later where its frame is
 * further down, in a tab behind, or not displayed at all.
 */
export function whenSeen(): Promise<void> {
  const page = document.documentElement
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some(({ isIntersecting }) => isIntersecting)
      if (!isSeen || window.innerWidth === 0 || window.innerHeight === 0) return
      observer.disconnect()
      window.removeEventListener('resize', lookAgain)
      resolve()
    })
    // A frame that has no size yet counts as seen too.
    const lookAgain = () => {
      observer.unobserve(page)
      observer.observe(page)
    }
    window.addEventListener('resize', lookAgain)
    observer.observe(page)
  })
}
