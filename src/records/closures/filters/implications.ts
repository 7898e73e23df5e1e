/** What activities imply, for those who load it with the first one that is filtered by (see `#core/match/on-demand.ts`). */
export { concernOf, conditionOf, withImplied } from '#contract/vocabulary/activity-implications.ts'
