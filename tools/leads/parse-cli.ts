import { parseArgs } from "node:util"
import { isCalendarDay, parseIsoDate, type IsoDate } from "../../src/domain/iso-date"
import { parseReference } from "../../src/domain/reference"
import { isDeliveryOpen, DELIVERY_STATUSES, type DeliveryStatus } from "../../src/leads/admin/delivery-status"
import { REPORT_FORMATS } from "../../src/leads/counts/report-formats"
import { isReceiverName } from "../../src/leads/core/ids"
import { LEAD_TYPES, type LeadType } from "../../src/leads/core/event"
import { GROUPINGS } from "../../src/leads/counts/report"

/** The message is a sentence that says what's wrong. */
export class Misused extends Error {}

const FEEDBACK_FORMATS = ["table", "json"] as const

const EVERYWHERE = {
  folder: { type: "string", default: "." },
  production: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const

const OWN = {
  state: { type: "string", multiple: true },
  kind: { type: "string" },
  webhook: { type: "string" },
  personal: { type: "boolean", default: false },
  dead: { type: "boolean", default: false },
  pending: { type: "boolean", default: false },
  again: { type: "boolean", default: false },
  from: { type: "string" },
  until: { type: "string" },
  by: { type: "string" },
  format: { type: "string" },
  yes: { type: "boolean", default: false },
} as const

type Values = ReturnType<typeof parseArguments>["values"]

type Definition = {
  options: readonly (keyof typeof OWN)[]
  /** Whether it takes ids, an email address or a reference after the command. */
  takesWords?: true
  /** @throws Misused */
  parse: (values: Values, words: readonly string[]) => object
}

const COMMANDS = {
  list: {
    options: ["state", "kind", "webhook", "personal"],
    parse: ({ state, kind, webhook, personal }: Values) => ({
      states:
        state?.map(one => parseAllowedValue(DELIVERY_STATUSES, one, "state")) ??
        DELIVERY_STATUSES.filter(isDeliveryOpen),
      kind: parseLeadType(kind),
      webhook: parseWebhookName(webhook),
      personal,
    }),
  },
  show: { options: [], takesWords: true, parse: createIdsParser("show") },
  replay: {
    options: ["dead", "pending", "webhook", "again"],
    takesWords: true,
    parse({ dead, pending, webhook, again }: Values, ids: readonly string[]) {
      const collections: DeliveryStatus[] = []
      if (dead) collections.push("dead", "dead-mail")
      if (pending) collections.push("pending", "mail")
      if (collections.length > 0 === ids.length > 0)
        throw new Misused("replay takes ids, or --dead and --pending, and not both.")
      return { ids, collections, webhook: parseWebhookName(webhook), again }
    },
  },
  release: { options: [], takesWords: true, parse: createIdsParser("release") },
  clear: { options: [], takesWords: true, parse: createIdsParser("clear") },
  export: {
    options: ["from", "until", "kind"],
    parse: ({ from, until, kind }: Values) => ({
      from: parseDate(from),
      until: parseDate(until),
      kind: parseLeadType(kind),
    }),
  },
  report: {
    options: ["by", "from", "until", "format"],
    parse({ by, format, ...days }: Values) {
      return {
        ...parseFromAndUntilDates(days),
        by: by === undefined ? ("source" as const) : parseAllowedValue(GROUPINGS, by, "grouping"),
        format: parseFormat(REPORT_FORMATS, format),
      }
    },
  },
  feedback: {
    options: ["from", "until", "format"],
    parse: (values: Values) => ({
      ...parseFromAndUntilDates(values),
      format: parseFormat(FEEDBACK_FORMATS, values.format),
    }),
  },
  find: {
    options: [],
    takesWords: true,
    parse(_: Values, words: readonly string[]) {
      const reference = parseReference(words.join(""))
      if (reference !== null) return { reference }
      return { email: parseEmailAddress(words, "find needs one email address, or a reference such as 7K3F 9QXM.") }
    },
  },
  erase: {
    options: ["yes"],
    takesWords: true,
    parse: ({ yes }: Values, words: readonly string[]) => ({
      email: parseEmailAddress(words, "erase needs one email address."),
      yes,
    }),
  },
  purge: {
    options: ["webhook", "yes"],
    parse: ({ webhook, yes }: Values) => ({ webhook: parseWebhookName(webhook), yes }),
  },
  sweep: { options: [], parse: () => ({}) },
} as const satisfies Record<string, Definition>

type Name = keyof typeof COMMANDS

export type ParsedCommand = { folder: string; production: boolean } & (
  { command: "help" } | { [name in Name]: { command: name } & ReturnType<(typeof COMMANDS)[name]["parse"]> }[Name]
)

/** Matches older ids, which can look like an option but are longer. Older exports put an apostrophe before them. */
const ID = /^'?(-[A-Za-z0-9_-]{21,63})$/

/** @throws Misused */
export function parseLeadsCli(args: readonly string[]): ParsedCommand {
  const ids = args.flatMap(word => ID.exec(word)?.[1] ?? [])
  const { values, positionals } = parseArguments(args.filter(word => !ID.test(word)))
  const [command, ...more] = positionals
  const { folder, production } = values
  if (values.help || command === undefined) return { command: "help", folder, production }
  if (!isCommandName(command)) throw new Misused(`There is no command ${command}.`)
  const { options, takesWords, parse }: Definition = COMMANDS[command]
  // An option of another command is refused instead of ignored, since whoever typed it expects it to work.
  const foreign = (Object.keys(OWN) as (keyof typeof OWN)[]).find(name => values[name] && !options.includes(name))
  if (foreign !== undefined) throw new Misused(`${command} takes no --${foreign}.`)
  const words = [...more, ...ids]
  if (!takesWords && words.length > 0) throw new Misused(`${command} takes no ${words[0]}.`)
  return { command, ...parse(values, words), folder, production } as ParsedCommand
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { ...EVERYWHERE, ...OWN }, allowPositionals: true })
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}

const isCommandName = (word: string): word is Name => Object.hasOwn(COMMANDS, word)

function parseAllowedValue<T extends string>(values: readonly T[], word: string, what: string): T {
  const value = values.find(one => one === word)
  if (value === undefined) throw new Misused(`${word} is no ${what}. There are: ${values.join(", ")}.`)
  return value
}

const parseLeadType = (kind: string | undefined): LeadType | null =>
  kind === undefined ? null : parseAllowedValue(LEAD_TYPES, kind, "kind")

const parseFormat = <T extends string>(values: readonly T[], format = "table"): T =>
  parseAllowedValue(values, format, "format")

function parseWebhookName(name: string | undefined): string | null {
  if (name !== undefined && !isReceiverName(name)) throw new Misused(`${name} is no name of a webhook.`)
  return name ?? null
}

function parseDate(text: string | undefined): IsoDate | null {
  if (text === undefined) return null
  if (!isCalendarDay(text)) throw new Misused(`${text} is no day. Write it as 2026-11-21.`)
  return parseIsoDate(text)
}

function parseFromAndUntilDates(days: { from?: string; until?: string }) {
  const [from, until] = [parseDate(days.from), parseDate(days.until)]
  if (from !== null && until !== null && from > until)
    throw new Misused(`${from} is after ${until}: --from is the first day.`)
  return { from, until }
}

function createIdsParser(command: string) {
  return (_: Values, ids: readonly string[]) => {
    if (ids.length === 0) throw new Misused(`${command} needs an id.`)
    return { ids }
  }
}

/** @param refusal What's said of anything else. */
function parseEmailAddress([email, ...more]: readonly string[], refusal: string): string {
  if (!email?.includes("@") || more.length > 0) throw new Misused(refusal)
  return email
}
