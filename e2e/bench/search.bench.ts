import { SearchBar } from '../drivers/search-bar.ts'
import { bench } from './part.ts'
import { cpuSecondsOf } from '../../src/service/bench/process-cpu.ts'

const TEXT = 'stora moor reserve 2'
/** Between two letters, as a visitor types. */
const PAUSE_MS = 120

/** Twenty letters typed into the search. */
bench({
  name: 'search',
  closures: 5000,
  beside: [],
  address: '/?map=9/50/11',
  async measure(visit, { servicePid }) {
    const search = new SearchBar(visit.page)
    await visit.quiet()
    await search.input.click()
    await visit.quiet()
    await visit.reset()
    const before = cpuSecondsOf(servicePid)
    await search.input.pressSequentially(TEXT, { delay: PAUSE_MS })
    await search.options.first().waitFor()
    await visit.quiet()
    return { ...(await visit.figures()), 'service CPU s': cpuSecondsOf(servicePid) - before }
  },
})
