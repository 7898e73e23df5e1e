import type { MarkedColumns, MarkMeaning } from './mapping/said/marks.ts'
import { rulesOf, type Mapping, type Rule } from './mapping/mapping.ts'

/** Rules as people say them. */
export function ruleWords(rules: Mapping['id']): string {
  return [...new Set(rulesOf(rules).map(wordsOfRule))].join(', else ')
}

/** A rule of a guess as people say it; what only mappings have, as these write it. */
function wordsOfRule(rule: Rule): string {
  if (typeof rule === 'string') return wordsOfProperty(rule)
  if ('opened_in' in rule) return wordsOfOpening(rule)
  if ('activities_in' in rule) return `what ${rule.activities_in} bans`
  if ('acts_in' in rule) return `what ${rule.acts_in} names`
  if ('proposed_in' in rule) return `other where ${rule.proposed_in} says proposed or no longer`
  if ('activities_under' in rule) return wordsOfMarks('what is', rule.activities_under, rule.yes)
  if ('type_under' in rule) return wordsOfMarks('whether anything is', rule.type_under, rule.yes)
  if ('type_in' in rule) return `what ${rule.type_in} says of it`
  if ('restricted_in' in rule) {
    const other = 'to' in rule ? `${rule.to} of activities` : `${rule.banned_in} of what is banned`
    return `closure where ${rule.restricted_in} speaks of a restriction and ${other}`
  }
  if ('binding_in' in rule) return `no where ${rule.binding_in} says voluntary`
  if ('days_in' in rule) return `what ${rule.days_in} says of days`
  if ('weekdays_in' in rule) return `what ${rule.weekdays_in} says of days of the week`
  if ('hours_in' in rule) return `what ${rule.hours_in} says of hours`
  if ('first_day_in' in rule) return `the first day that ${rule.first_day_in} tells`
  if ('day_before' in rule) return `the day before ${rule.day_before}`
  if ('last_day_in' in rule) return `the last day that ${rule.last_day_in} tells`
  if ('reason_in' in rule) return `what ${rule.reason_in} gives as the reason`
  if ('kind_in' in rule) return `what ${rule.kind_in} says of itself`
  if ('year_named_in' in rule) return `that in the name of ${rule.year_named_in}`
  if ('months_under' in rule) return `the months that are marked below ${rule.months_under.join(', ')}`
  if ('unmarked_under' in rule) return 'notice where no month is marked'
  if ('lasting' in rule) return `${rule.lasting} from ${rule.from_day}`
  if ('between' in rule) return `${rule.between[0]} to ${rule.between[1]}`
  if ('template' in rule) return wordsOfTemplate(rule.template)
  if (!('from' in rule)) return String(rule.value)
  if (rule.value === undefined) return wordsOfColumn(rule)
  return rule.pattern === undefined ? `${rule.value} for any other ${rule.from}` : `${rule.value} by ${rule.from}`
}

/** “What is closed below Hiking, Climbing (yes is closed)”. */
function wordsOfMarks(what: string, columns: MarkedColumns, yes: MarkMeaning | undefined): string {
  const meaning = yes === undefined ? '' : ` (yes is ${yes})`
  return `${what} closed below ${Object.keys(columns).join(', ')}${meaning}`
}

function wordsOfOpening({ opened_in, unless_closed_in = [] }: Extract<Rule, { opened_in: string }>): string {
  const unless = unless_closed_in.length === 0 ? '' : `, unless ${unless_closed_in.join(' or ')} says closed`
  return `notice where ${opened_in} says that it is open again${unless}`
}

function wordsOfProperty(name: string): string {
  switch (name) {
    case '$id':
      return 'the id of the feature itself'
    case '$place':
      return 'its place'
    default:
      return name
  }
}

/** Properties that are put side by side, as people say it. */
function wordsOfTemplate(template: string): string {
  const names = template.split(' ').map((part) => /^\{([^{}]+)\}$/.exec(part)?.[1] ?? null)
  return names.includes(null) ? template : names.map((name) => wordsOfProperty(name ?? '')).join(' with ')
}

function wordsOfColumn({ from, ...how }: Extract<Rule, { from: string }>): string {
  const { dates, pattern, table, factor } = how
  const ways = [
    dates === undefined ? null : `dates as ${dates}`,
    pattern === undefined ? null : 'a part of it',
    table === undefined ? null : 'by a table',
    factor === undefined ? null : `times ${factor}`,
  ].filter((way) => way !== null)
  return ways.length === 0 ? from : `${from} (${ways.join(', ')})`
}
