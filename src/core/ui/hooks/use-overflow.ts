import { useEffect, useState, type RefObject } from 'react'

/** Whether there is more in a box than it has room for, so that it scrolls; its first child is watched as it grows. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useEffect(
    function watchSize() {
      const element = box.current
      if (element === null) return undefined
      const measure = () => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
        setOverflows(scrollWidth > clientWidth || scrollHeight > clientHeight)
      }
      const sizes = new ResizeObserver(measure)
      sizes.observe(element)
      if (element.firstElementChild !== null) sizes.observe(element.firstElementChild)
      return () => sizes.disconnect()
    },
    [box],
  )
  return overflows
}
