import { compareLeadUrgency, formatLeadUrgency, type UrgencyInShort } from "./events/lead-urgency"
import { isOfficeEmailName } from "./ids"
import { NEVER_DELIVERED_DAYS as DAYS, TRIES } from "./schedule"

/** The facts that an alert may have in addition to its kind. No field can contain what a visitor wrote. */
export type AlertFacts = {
  /** `webhook-id` of the lead that the alert is about. */
  id?: string
  /** Name of the webhook or of the office's address; left out for the first webhook. */
  webhook?: string
  /** Status of the receiver's answer. */
  status?: number
  /** Error code, or the name of a variable. */
  code?: string
  /** What's wrong with that variable and how to fix it, as a sentence that doesn't contain its value. */
  problem?: string
  count?: number
  minutes?: number
  /** How urgent the lead is, or the most urgent of several leads. Left out if none is urgent. */
  urgency?: UrgencyInShort
}

const formatCountWithNoun = ({ count = 1 }: AlertFacts, thing: "lead" | "record" | "email"): string =>
  count === 1 ? `1 ${thing}` : `${count} ${thing}s`
const formatReceiverAnswer = ({ status, code }: AlertFacts): string =>
  [status, code].filter(Boolean).join(" ") || "nothing"

/** What a message calls a receiver: a webhook, or an address of the office. The first webhook has no name. */
const formatReceiver = (name = ""): string =>
  isOfficeEmailName(name) ? `the office's mailbox ${name}` : `the webhook${name && ` "${name}"`}`

const formatWebhookName = ({ webhook }: AlertFacts): string => formatReceiver(webhook).replace("the", "The")
const formatWebhookRecipient = ({ webhook }: AlertFacts): string => (webhook ? ` to ${formatReceiver(webhook)}` : "")

const formatWhatToCheck = (webhook = ""): string =>
  isOfficeEmailName(webhook)
    ? `SMTP_URL, MAIL_FROM and LEAD_EMAIL (${webhook})`
    : `the address and the secrets of the webhook${webhook && ` "${webhook}"`}, here and at the receiver`

const SMALL_NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

/** How many times a delivery is tried before it's given up, such as `nine times`. */
const EVERY_TIME = `${SMALL_NUMBERS[TRIES] ?? TRIES} times`

const formatVariableProblem = ({ problem, count = 1 }: AlertFacts): string =>
  `A variable is set up wrong. ${problem}.${count > 1 ? ` ${count} things are wrong: /api/health, asked with HEALTH_TOKEN, names every variable, and npm run check:env tries those of your terminal.` : ""}`

/** The text of each kind of alert: what happened, what is stored and what to do. */
export const ALERT_TEXTS = {
  "dead-letter": facts =>
    `${formatWebhookName(facts)} refused ${formatCountWithNoun(facts, "lead")} ${EVERY_TIME} (last answer: ${formatReceiverAnswer(facts)}). Kept, and not tried again by itself: mend the receiver, then replay. What nobody replays is ${facts.webhook ? "given up" : "deleted"} after ${DAYS.dead} days.`,
  "dead-mail": facts =>
    `The mail server refused ${formatCountWithNoun(facts, "email")} to visitors ${EVERY_TIME} (last answer: ${formatReceiverAnswer(facts)}). Their leads were delivered as ever. See whether the visitors' addresses are right, and write to them yourself, or replay.`,
  "mail-overdue": facts =>
    `${formatCountWithNoun(facts, "email")} to visitors couldn't be sent; the oldest has waited for ${facts.minutes} minutes. Kept, and tried again. See SMTP_URL and what the mail server answers.`,
  "mail-configuration": facts =>
    `The mail server can't be used (${formatReceiverAnswer(facts)}). Emails to visitors wait and are tried again. Check SMTP_URL and MAIL_FROM.`,
  overdue: facts =>
    `${formatCountWithNoun(facts, "lead")} couldn't be delivered${formatWebhookRecipient(facts)}; the oldest has waited for ${facts.minutes} minutes. Kept, and tried again. See what the receiver answers.`,
  "sweeper-silent": facts =>
    `The scheduled function "redeliver" hasn't run for ${facts.minutes} minutes. Leads are kept; those that were refused wait. Look at the function's log.`,
  urgent: facts =>
    `${formatWebhookName(facts)} refused the news that someone wants no more email (${formatReceiverAnswer(facts)}). Kept, and tried again; the law gives five working days.`,
  held: facts =>
    `${formatCountWithNoun(facts, "lead")} looked like junk and waits for a person. Release what's real; what nobody releases is deleted after ${DAYS.held} days.`,
  gone: facts =>
    `The receiver${facts.webhook ? ` of the webhook "${facts.webhook}"` : ""} answered 410: it wants no more leads. Sending has stopped and leads are kept. It starts again once LEAD_WEBHOOK_${facts.webhook ? `${facts.webhook.toUpperCase()}_` : ""}URL names another address; the present one is tried with one lead a day.`,
  configuration: facts =>
    facts.problem
      ? formatVariableProblem(facts)
      : `Something is set up wrong (${formatReceiverAnswer(facts)}). Leads are kept. Check ${formatWhatToCheck(facts.webhook)}.`,
  challenge: () =>
    "Cloudflare Turnstile doesn't answer. Leads that bring its token are kept and wait for a person. Release what's real.",
  "store-down": facts =>
    `The store of leads doesn't answer (${formatReceiverAnswer(facts)}). New leads are sent on directly, without being kept; when that fails too, visitors are asked to call.`,
  "not-remembered": () =>
    `The store was down for so long that this site couldn't note what it sent on directly. Look where leads go for events with "kept": false, or for emails that are the only copy. Once the store answers, enter the address of each subscription.ended.v1 on /unsubscribe again: until then this site may still write to it. What a lead.changed.v1 says isn't in the request that is kept here.`,
  "handed-to-first": facts =>
    `${formatWebhookName(facts)} didn't get ${formatCountWithNoun(facts, "lead")} that couldn't be kept, since the store is down (last answer: ${formatReceiverAnswer(facts)}). Another receiver has it. It isn't tried again: pass it on yourself if it should go there.`,
  "removed-webhook": facts =>
    `${formatCountWithNoun(facts, "lead")} waits for ${formatReceiver(facts.webhook)}, which ${isOfficeEmailName(facts.webhook ?? "") ? "LEAD_EMAIL" : "LEAD_WEBHOOK_NAMES"} no longer names. Kept for ${DAYS.dead} days, and sent once it is named again. To give them up now, run npm run leads -- purge --webhook ${facts.webhook} --yes.`,
  "call-missed": facts =>
    `Nobody has recorded a call about ${formatCountWithNoun(facts, "lead")}, and the time to call is up. Call now, then tap “I've called” in the email about it. /api/health names it until then, or until the next business day ends.`,
  unreadable: facts =>
    `${formatCountWithNoun(facts, "record")} in the store couldn't be read. What was there is kept, and sending goes on. Look with "npm run leads -- list": what is bad was set aside, and a lead that is dead as "unreadable" needs you.`,
  "clock-ahead": facts =>
    `${formatCountWithNoun(facts, "record")} of what waits to be sent${formatWebhookRecipient(facts)} had a time in the future, since a clock was ahead. It's sent now. The time that the event has may be wrong too.`,
  "put-back": facts =>
    `${formatCountWithNoun(facts, "lead")} had no note of delivery${formatWebhookRecipient(facts)} and will be delivered now, perhaps a second time.`,
  purge: facts =>
    `${formatCountWithNoun(facts, "lead")} that were never delivered have reached the end of their time and are deleted now: dead after ${DAYS.dead} days, held after ${DAYS.held}. What only a webhook after the first never took is given up for that one.`,
} satisfies Record<string, (facts: AlertFacts) => string>

/** The subject of each kind of alert: what happened, in words for someone who doesn't know how this site is built. */
export const ALERT_SUBJECTS: Record<AlertKind, (facts: AlertFacts) => string> = {
  "dead-letter": facts =>
    `${formatCountWithNoun(facts, "lead")} couldn't be delivered${formatWebhookRecipient(facts)}, and won't be tried again`,
  "dead-mail": facts => `${formatCountWithNoun(facts, "email")} to visitors couldn't be sent, and won't be tried again`,
  "mail-overdue": ({ minutes }) => `Visitors have waited for our emails for ${minutes} minutes`,
  "mail-configuration": () => "Emails to visitors can't be sent",
  overdue: facts =>
    `${formatCountWithNoun(facts, "lead")} couldn't be delivered${formatWebhookRecipient(facts)} for ${facts.minutes} minutes`,
  "sweeper-silent": ({ minutes }) => `Nothing has been delivered for ${minutes} minutes`,
  urgent: () => "Someone wants no more email, and your system hasn't been told yet",
  held: facts => `${formatCountWithNoun(facts, "lead")} to look at: possible junk`,
  gone: ({ webhook }) => `No more leads are accepted by ${formatReceiver(webhook)}`,
  configuration: ({ problem, webhook }) =>
    problem ? "A setting of the site is wrong" : `Leads can't be delivered to ${formatReceiver(webhook)}`,
  challenge: () => "The test against spam doesn't answer",
  "store-down": () => "Leads can't be stored right now",
  "not-remembered": () => "Leads were delivered, but couldn't be stored",
  "handed-to-first": facts =>
    `${formatCountWithNoun(facts, "lead")} couldn't be delivered${formatWebhookRecipient(facts)}: please pass on`,
  "removed-webhook": facts => `${formatCountWithNoun(facts, "lead")} can't be delivered: the receiver was removed`,
  "call-missed": facts => `${formatCountWithNoun(facts, "lead")} to call now: the time to call is up`,
  unreadable: facts => `${formatCountWithNoun(facts, "record")} couldn't be read`,
  "clock-ahead": facts => `${formatCountWithNoun(facts, "record")} had a time in the future`,
  "put-back": facts => `${formatCountWithNoun(facts, "lead")} may be delivered twice`,
  purge: facts => `${formatCountWithNoun(facts, "lead")} couldn't be delivered in time, and will be deleted now`,
}

/** The beginning of an alert about an urgent lead. Empty for any other alert. */
export const formatAlertUrgencyPrefix = ({ urgency }: AlertFacts): string =>
  urgency ? `Urgent: ${formatLeadUrgency(urgency)} ` : ""

/** Merges the facts of two alerts of the same kind: the facts of `later`, with the urgency of the more urgent alert. */
export function mergeAlertFacts(earlier: AlertFacts, later: AlertFacts): AlertFacts {
  const urgent = [earlier, later].flatMap(({ urgency }) => urgency ?? []).sort(compareLeadUrgency)[0]
  return { ...later, ...(urgent && { urgency: urgent }) }
}

export type AlertKind = keyof typeof ALERT_TEXTS

/** A problem that people should be alerted to. */
export type Concern = { kind: AlertKind; facts: AlertFacts }
