import { DEMO_LABEL } from '#contract/demo.ts'
import { useCapabilities } from './capabilities.ts'

/**
 * How the page names a record. Where it says once that its data is invented, the label of each name is left out; what
 * leaves the page (calendars, tables, messages) names records as the API does.
 */
export function useShownName(): (record: { readonly name: string }) => string {
  return useCapabilities()?.demo === true ? withoutLabel : asItIs
}

function asItIs({ name }: { readonly name: string }): string {
  return name
}

function withoutLabel({ name }: { readonly name: string }): string {
  return name.startsWith(DEMO_LABEL) ? name.slice(DEMO_LABEL.length) : name
}
