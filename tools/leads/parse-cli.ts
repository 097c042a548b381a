import { parseArgs } from "node:util"
import { isDay, isoDate, type IsoDate } from "../../src/domain/iso-date"
import { isOpen, DELIVERY_STATUSES, type DeliveryStatus } from "../../src/leads/admin/delivery-status"
import { REPORT_FORMATS, type ReportFormat } from "../../src/leads/admin/report-formats"
import { isWebhookName } from "../../src/leads/core/ids"
import { LEAD_TYPES, type LeadType } from "../../src/leads/core/event"
import { GROUPINGS, type Grouping } from "../../src/leads/counts/report"

/** What was asked for wrongly, in a sentence. */
export class Misused extends Error {}

type Where = { folder: string; production: boolean }

type Command =
  | { command: "help" }
  | { command: "purge"; webhook: string | null; yes: boolean }
  | { command: "sweep" }
  | {
      command: "list"
      states: readonly DeliveryStatus[]
      kind: LeadType | null
      webhook: string | null
      personal: boolean
    }
  | { command: "show"; ids: readonly string[] }
  | { command: "release"; ids: readonly string[] }
  | { command: "clear"; ids: readonly string[] }
  | {
      command: "replay"
      ids: readonly string[]
      collections: readonly DeliveryStatus[]
      webhook: string | null
      again: boolean
    }
  | { command: "export"; from: IsoDate | null; until: IsoDate | null; kind: LeadType | null }
  | { command: "feedback"; from: IsoDate | null; until: IsoDate | null; format: FeedbackFormat }
  | { command: "report"; by: Grouping; from: IsoDate; until: IsoDate; format: ReportFormat }
  | { command: "find"; email: string }
  | { command: "erase"; email: string; yes: boolean }

export type ParsedCommand = Command & Where

const FEEDBACK_FORMATS = ["table", "json"] as const

export type FeedbackFormat = (typeof FEEDBACK_FORMATS)[number]

const EVERYWHERE = {
  folder: { type: "string", default: "." },
  production: { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const

/** The options of each command, on top of those that all take. */
const OPTIONS = {
  list: ["state", "kind", "webhook", "personal"],
  show: [],
  replay: ["dead", "pending", "webhook", "again"],
  release: [],
  clear: [],
  export: ["from", "until", "kind"],
  report: ["by", "from", "until", "format"],
  feedback: ["from", "until", "format"],
  find: [],
  erase: ["yes"],
  purge: ["webhook", "yes"],
  sweep: [],
} as const satisfies Record<string, readonly (keyof typeof OWN)[]>

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

const DEAD: readonly DeliveryStatus[] = ["dead", "dead-mail"]
const PENDING: readonly DeliveryStatus[] = ["pending", "mail"]

/** Older ids may begin with a hyphen, and then look like an option; no option is that long. Older exports put an apostrophe before it. */
const ID = /^'?(-[A-Za-z0-9_-]{21,63})$/

/** @throws Misused */
export function parseCli(words: readonly string[]): ParsedCommand {
  const ids = words.flatMap(word => ID.exec(word)?.[1] ?? [])
  const { values, positionals } = parsed(words.filter(word => !ID.test(word)))
  const [command, ...more] = positionals
  const where: Where = { folder: values.folder, production: values.production }
  if (values.help || command === undefined) return { command: "help", ...where }
  if (!isCommand(command)) throw new Misused(`There is no command ${command}.`)
  refuseForeign(command, values)

  const named = [...more, ...ids]
  switch (command) {
    case "list":
      return {
        command,
        states: values.state
          ? values.state.map(state => oneOf(DELIVERY_STATUSES, state, "state"))
          : DELIVERY_STATUSES.filter(isOpen),
        kind: kindIn(values.kind),
        webhook: webhookIn(values.webhook),
        personal: values.personal,
        ...none(command, named, where),
      }
    case "show":
    case "release":
    case "clear":
      return { command, ids: some(command, named), ...where }
    case "replay": {
      const collections = [...(values.dead ? DEAD : []), ...(values.pending ? PENDING : [])]
      if (collections.length > 0 === named.length > 0)
        throw new Misused("replay takes ids, or --dead and --pending, and not both.")
      return {
        command,
        ids: named,
        collections,
        webhook: webhookIn(values.webhook),
        again: values.again,
        ...where,
      }
    }
    case "export": {
      const { from, until } = values
      return {
        command,
        from: dayIn(from),
        until: dayIn(until),
        kind: kindIn(values.kind),
        ...none(command, named, where),
      }
    }
    case "report":
      return { command, ...reportOf(values), ...none(command, named, where) }
    case "feedback":
      return {
        command,
        ...orderedDays(dayIn(values.from), dayIn(values.until)),
        format: formatIn(FEEDBACK_FORMATS, values.format),
        ...none(command, named, where),
      }
    case "find":
      return { command, email: address(command, named), ...where }
    case "erase":
      return { command, email: address(command, named), yes: values.yes, ...where }
    case "purge":
      return {
        command,
        webhook: webhookIn(values.webhook),
        yes: values.yes,
        ...none(command, named, where),
      }
    case "sweep":
      return { command, ...none(command, named, where) }
    default: {
      const missed: never = command
      return missed
    }
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { ...EVERYWHERE, ...OWN }, allowPositionals: true })
  } catch (error) {
    throw new Misused(error instanceof Error ? error.message : String(error))
  }
}

const isCommand = (word: string): word is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, word)

/** An option of another command was meant for something, so it is not passed over. */
function refuseForeign(command: keyof typeof OPTIONS, values: Record<string, unknown>): void {
  const own: readonly string[] = OPTIONS[command]
  const foreign = Object.keys(OWN).find(name => values[name] && !own.includes(name))
  if (foreign !== undefined) throw new Misused(`${command} takes no --${foreign}.`)
}

function oneOf<T extends string>(known: readonly T[], word: string, what: string): T {
  const found = known.find(one => one === word)
  if (found === undefined) throw new Misused(`${word} is no ${what}. There are: ${known.join(", ")}.`)
  return found
}

const kindIn = (kind: string | undefined): LeadType | null =>
  kind === undefined ? null : oneOf(LEAD_TYPES, kind, "kind")

function webhookIn(name: string | undefined): string | null {
  if (name !== undefined && !isWebhookName(name)) throw new Misused(`${name} is no name of a webhook.`)
  return name ?? null
}

function dayIn(text: string | undefined): IsoDate | null {
  if (text === undefined) return null
  if (!isDay(text)) throw new Misused(`${text} is no day. Write it as 2026-11-21.`)
  return isoDate(text)
}

type ReportOptions = { by?: string; from?: string; until?: string; format?: string }

function reportOf({ by, from: first, until: last, format }: ReportOptions) {
  const [from, until] = [dayIn(first), dayIn(last)]
  if (by === undefined || from === null || until === null) throw new Misused("report needs --by, --from and --until.")
  return {
    by: oneOf(GROUPINGS, by, "grouping"),
    ...orderedDays(from, until),
    format: formatIn(REPORT_FORMATS, format),
  }
}

/** A table, unless something else was asked for. */
const formatIn = <T extends string>(known: readonly T[], format = "table"): T => oneOf(known, format, "format")

function orderedDays<T extends IsoDate | null>(from: T, until: T): { from: T; until: T } {
  if (from !== null && until !== null && from > until)
    throw new Misused(`${from} is after ${until}: --from is the first day.`)
  return { from, until }
}

function some(command: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) throw new Misused(`${command} needs an id.`)
  return ids
}

function none<T>(command: string, words: readonly string[], where: T): T {
  if (words.length > 0) throw new Misused(`${command} takes no ${words[0]}.`)
  return where
}

function address(command: string, [email, ...more]: readonly string[]): string {
  if (!email?.includes("@") || more.length > 0) throw new Misused(`${command} needs one email address.`)
  return email
}
