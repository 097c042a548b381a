import { PROPERTY_TYPES } from "../../components/form/property-fields"
import { formatQuoteHeadline } from "../../components/quote-sheet/quote-words"
import { formatDay, formatMoney } from "../../domain/format/format"
import type { JobAnswers, PropertyAnswers } from "../../domain/job/questions"
import { FOLLOW_UP_WORDS } from "../../domain/lead/follow-up"
import { formatWithoutLinks } from "../../domain/lead/visitor-text"
import { createReference } from "../../domain/reference"
import { STATE_NAMES } from "../../domain/states"
import { describeJobUrgency, describeUrgencyRule } from "../../domain/urgency/published"
import { buildParagraph, type Block, type EmailFrame, type Row } from "./blocks"
import { buildContactCard } from "./contact-card"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import {
  BEGINNINGS,
  formatDeadline,
  formatJobInShort,
  formatLeadSubject,
  formatStage,
  formatUrgencyReason,
  formatWithContactWay,
  getContactWay,
  type LeadFacts,
} from "./lead-subject"
import { buildCalendarFile, buildKeyDateRowBlocks, listSignedContractsWithKeyDates } from "./signed-sales"

/**
 * Builds the email to the office about a lead: how the sender wants to be reached first, then what's urgent, what they want, and
 * where they came from. What they typed is shown as text without links.
 */
export function buildLeadEmail(facts: LeadFacts) {
  const { firm, id, news, at, job, person, quote, words, notes, urls } = facts
  const signedSales = job ? listSignedContractsWithKeyDates(job) : []
  const about = [person.name && formatWithoutLinks(person.name), formatJobInShort(facts)].filter(Boolean).join(", ")
  const toldFirst = news === "requested" || news === "accepted" || news === "message" ? [] : notes
  const toldLast = toldFirst.length > 0 ? [] : notes
  const frame: EmailFrame = {
    firm,
    title: news === "requested" ? about : [BEGINNINGS[news], about].filter(Boolean).join(": "),
    because: `You’re getting this email because LEAD_EMAIL of ${new URL(urls.site).host} names this address. Reference: ${createReference(id)}.`,
  }
  const blocks: Block[] = [
    ...(facts.isReminder ? [REMINDER] : []),
    ...toldFirst.map(buildParagraph),
    ...(urls.download ? [{ is: "action" as const, label: "Get the contract", url: urls.download }] : []),
    ...(news === "withdrawn" ? [] : buildContactBlocks(facts)),
    ...buildUrgencyBlocks(facts),
    ...(urls.followUps ? [buildFollowUpBlock(urls.followUps)] : []),
    ...(words === null ? [] : buildWordsBlocks(words)),
    ...(job ? buildJobBlocks(job) : []),
    ...buildPriceBlocks(facts),
    ...signedSales.flatMap(({ sale, keyDates }) => [
      { is: "heading" as const, text: `Key dates of the ${sale.side === "buying" ? "purchase" : "sale"}` },
      ...buildKeyDateRowBlocks(keyDates),
    ]),
    ...(toldLast.length > 0
      ? [{ is: "heading", text: "Good to know" } as const, { is: "list", items: toldLast } as const]
      : []),
    ...buildSourceBlocks(facts),
  ]
  return {
    subject: formatLeadSubject(facts),
    text: renderPlainTextEmail(frame, blocks),
    html: renderEmailHtml(frame, blocks),
    attachments: [
      ...buildContactCard(person),
      ...(quote ? signedSales.map(sale => buildCalendarFile(sale, id, at)) : []),
    ],
  }
}

const REMINDER = buildParagraph(
  "Nobody has recorded a call yet, and the time is nearly up. If you’ve called, tap “I’ve called” below.",
)

const buildMailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

const WAYS = { call: ["Call", "tel"], text: ["Text", "sms"] } as const

/** The way in which the sender wants to be reached as a button, and then the other as a link. */
function buildContactBlocks({ person }: LeadFacts): Block[] {
  const { email, phone, bestTime } = person
  const way = getContactWay(person)
  const [verb, scheme] = WAYS[way === "text" ? "text" : "call"]
  const mail = email && { verb: "Email", label: email, url: buildMailLink(email) }
  const call = phone?.e164 && { verb, label: phone.typed, url: `${scheme}:${phone.e164}` }
  const [first, other] = (way === "email" ? [mail, call] : [call, mail]).filter(one => !!one)
  return [
    ...(first ? [{ is: "action" as const, label: `${first.verb} ${first.label}`, url: first.url }] : []),
    ...(other
      ? [{ is: "link" as const, before: `Or ${other.verb.toLowerCase()}`, label: other.label, url: other.url }]
      : []),
    ...buildRows([
      ["Phone, as typed", phone && !call ? phone.typed : null],
      ["Best time", bestTime],
    ]).map(({ label, value }) => ({ is: "note" as const, text: `${label}: ${value}` })),
  ]
}

function buildUrgencyBlocks(facts: LeadFacts): Block[] {
  const { job, at, urgency } = facts
  const deadline = formatDeadline(facts)
  if (!deadline || !urgency.urgencyReason) return []
  const todo = [formatUrgencyReason(facts), describeUrgencyRule(urgency.urgencyReason, at)].filter(Boolean)
  const told = job && describeJobUrgency(job, at)
  return [
    { is: "heading", text: deadline },
    ...[...new Set(todo)].map(text => buildParagraph(formatWithContactWay(text, facts))),
    ...(told ? [{ is: "note" as const, text: `They’ve been told: “${told.say}”` }] : []),
  ]
}

const buildFollowUpBlock = (links: NonNullable<LeadFacts["urls"]["followUps"]>): Block => ({
  is: "choice",
  before: "Once you’ve been in touch, tap one. Another tap corrects it:",
  options: links.map(({ followUp, url }) => ({ label: FOLLOW_UP_WORDS[followUp], url })),
})

const buildWordsBlocks = (words: string): Block[] => [
  { is: "heading", text: "In their words" },
  ...words.split(/\n+/).map(line => buildParagraph(formatWithoutLinks(line))),
]

type TypedRow = readonly [label: string, value: string | null | undefined]

const buildRows = (rows: readonly TypedRow[]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value: formatWithoutLinks(value) }] : []))

/** Rows under a heading; nothing without rows. */
function buildSection(text: string, typedRows: readonly TypedRow[]): Block[] {
  const rows = buildRows(typedRows)
  return rows.length > 0
    ? [
        { is: "heading" as const, text },
        { is: "rows" as const, rows },
      ]
    : []
}

const buildJobBlocks = (job: JobAnswers): Block[] => [
  ...buildPropertyBlocks(job, job.side === "selling"),
  ...(job.sale ? buildPropertyBlocks(job.sale, true) : []),
]

const capitalise = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const buildPropertyBlocks = (property: PropertyAnswers & { postcode?: string | null }, isSelling: boolean): Block[] => {
  const stage = formatStage({ side: isSelling ? "selling" : "buying", stage: property.stage })
  return buildSection(isSelling ? "What they’re selling" : "What they’re buying", [
    ["Property", PROPERTY_TYPES.find(({ value }) => value === property.propertyType)?.label],
    ["Where", [STATE_NAMES[property.state].name, property.postcode].filter(Boolean).join(" ")],
    ["Price", property.price === null ? "Not known yet" : formatMoney(property.price, { cents: "auto" })],
    ["Where they’re up to", capitalise(stage)],
    ["Contract date", property.contractDate && formatDay(property.contractDate)],
    ["Settlement", property.settlementDate && formatDay(property.settlementDate)],
  ])
}

function buildPriceBlocks({ quote, unpriced, urls }: LeadFacts): Block[] {
  const { label, fee, total } = quote ? formatQuoteHeadline(quote) : { label: "", fee: null, total: null }
  const manual = unpriced === null ? null : `It needs a price from you: ${unpriced}`
  return [
    ...buildSection("Our quote", [
      ["Our fixed fee", fee],
      [label.replace("You’d", "They’d"), total],
    ]),
    ...(manual === null ? [] : [buildParagraph(manual)]),
    ...(urls.document
      ? [{ is: "link" as const, before: "Open", label: "the quote as they see it", url: urls.document }]
      : []),
  ]
}

const buildSourceBlocks = ({ source }: LeadFacts): Block[] =>
  buildSection("Where they came from", [
    ["Partner", source.partner],
    ["Campaign", source.utm_campaign],
    ["Source", source.utm_source ?? source.referrerHost],
    ["First page", source.landingPath],
    ["Form on", source.formPath],
  ])
