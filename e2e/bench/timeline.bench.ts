import { Timeline } from '../drivers/timeline.ts'
import { bench } from './part.ts'

const STEPS = 40

/** The marker of the timeline, dragged in forty steps. */
bench({
  name: 'timeline',
  closures: 5000,
  beside: [],
  address: '/?map=5/50/11',
  async measure(visit) {
    const timeline = new Timeline(visit.page)
    await visit.quiet()
    await timeline.button.click()
    await timeline.slider.waitFor()
    await visit.quiet()
    await visit.reset()
    await timeline.drag(0.3, 0.7, STEPS)
    await visit.quiet()
    return visit.figures()
  },
})
