import { PROPERTY_TYPES } from "../../components/form/property-fields"
import { formatQuoteHeadline } from "../../components/quote-sheet/quote-words"
import { formatDay, formatMoney } from "../../domain/format/format"
import type { JobAnswers, PropertyAnswers } from "../../domain/job/questions"
import { FOLLOW_UP_WORDS, FOLLOW_UPS, type FollowUp } from "../../domain/lead/follow-up"
import { formatWithoutLinks } from "../../domain/lead/visitor-text"
import { STATE_NAMES } from "../../domain/states"
import { describeJobUrgency, describeUrgencyRule } from "../../domain/urgency/published"
import type { Block, EmailFrame, Row } from "./blocks"
import { buildContactCard } from "./contact-card"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"
import {
  formatDeadline,
  formatJobInShort,
  formatLeadSubject,
  formatStage,
  formatUrgencyReason,
  getContactWay,
  type LeadFacts,
} from "./lead-subject"
import { buildCalendarFile, buildKeyDateRowBlocks, listSignedContractsWithKeyDates } from "./signed-sales"

/**
 * Builds the email to the office about a lead: how the sender wants to be reached first, then what's urgent, what they want, and
 * where they came from. What they typed is shown as text without links.
 */
export function buildLeadEmail(facts: LeadFacts) {
  const { firm, id, at, job, person, quote, words, notes, urls } = facts
  const signedSales = job ? listSignedContractsWithKeyDates(job) : []
  const frame: EmailFrame = {
    firm,
    title:
      [person.name && formatWithoutLinks(person.name), formatJobInShort(facts)].filter(Boolean).join(", ") ||
      "A message from the site",
    because: `You’re getting this email because LEAD_EMAIL of ${new URL(urls.site).host} names this address. Reference: ${id}.`,
  }
  const blocks: Block[] = [
    ...buildContactBlocks(facts),
    ...buildUrgencyBlocks(facts),
    ...(urls.followUps ? [buildFollowUpBlock(urls.followUps)] : []),
    ...(words === null ? [] : buildTextBlocks("In their words", words)),
    ...(job ? buildJobBlocks(job) : []),
    ...buildPriceBlocks(facts),
    ...signedSales.flatMap(({ sale, keyDates }) => [
      {
        is: "heading" as const,
        text: sale.side === "buying" ? "Key dates of the purchase" : "Key dates of the sale",
      },
      ...buildKeyDateRowBlocks(keyDates),
    ]),
    ...(notes.length > 0
      ? [{ is: "heading", text: "Good to know" } as const, { is: "list", items: notes } as const]
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

const buildMailLink = (address: string): string => `mailto:${encodeURIComponent(address).replace("%40", "@")}`

const WAYS = { call: ["Call", "tel"], text: ["Text", "sms"] } as const

/** The way in which the sender wants to be reached as a button, and then the others. */
function buildContactBlocks({ person }: LeadFacts): Block[] {
  const { email, phone, bestTime } = person
  const way = getContactWay(person)
  const mail: Block[] = email ? [{ is: "action", label: `Email ${email}`, url: buildMailLink(email) }] : []
  const [verb, scheme] = WAYS[way === "text" ? "text" : "call"]
  const dialled = phone?.e164 ?? null
  const calls: Block[] = dialled
    ? [{ is: "action", label: `${verb} ${phone?.typed}`, url: `${scheme}:${dialled}` }]
    : phone
      ? [{ is: "paragraph", text: `Phone, as typed: ${formatWithoutLinks(phone.typed)}` }]
      : []
  return [
    ...(way === "email" ? [...mail, ...calls] : [...calls, ...mail]),
    ...(bestTime ? [{ is: "note" as const, text: `Best time: ${bestTime}` }] : []),
  ]
}

function buildUrgencyBlocks(facts: LeadFacts): Block[] {
  const { job, at, urgency } = facts
  const deadline = formatDeadline(facts)
  if (!deadline || !urgency.urgencyReason) return []
  const reason = formatUrgencyReason(facts)
  const act = describeUrgencyRule(urgency.urgencyReason, at)
  const told = job && describeJobUrgency(job, at)
  return [
    { is: "heading", text: deadline },
    ...[...new Set([reason, act])].filter(Boolean).map(text => ({ is: "paragraph" as const, text })),
    ...(told ? [{ is: "note" as const, text: `They’ve been told: ${told.title}. ${told.say}` }] : []),
  ]
}

const buildFollowUpBlock = (urls: Readonly<Record<FollowUp, string>>): Block => ({
  is: "choice",
  before: "Afterwards, record what became of it. A second tap corrects the first:",
  options: FOLLOW_UPS.map(followUp => ({ label: FOLLOW_UP_WORDS[followUp], url: urls[followUp] })),
})

const buildTextBlocks = (heading: string, text: string): Block[] => [
  { is: "heading", text: heading },
  ...text.split(/\n+/).map(line => ({ is: "paragraph" as const, text: formatWithoutLinks(line) })),
]

const buildRows = (rows: readonly (readonly [label: string, value: string | null | undefined])[]): Row[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))

function buildJobBlocks(job: JobAnswers): Block[] {
  const { sale } = job
  const isSelling = job.side === "selling"
  return [
    { is: "heading", text: isSelling ? "What they’re selling" : "What they’re buying" },
    { is: "rows", rows: buildPropertyRows(job, isSelling) },
    ...(sale
      ? [
          { is: "heading", text: "What they’re selling" } as const,
          { is: "rows", rows: buildPropertyRows(sale, true) } as const,
        ]
      : []),
  ]
}

const buildPropertyRows = (property: PropertyAnswers & { postcode?: string | null }, isSelling: boolean): Row[] =>
  buildRows([
    ["Property", PROPERTY_TYPES.find(({ value }) => value === property.propertyType)?.label],
    ["Where", [STATE_NAMES[property.state].name, property.postcode].filter(Boolean).join(" ")],
    ["Price", property.price === null ? "Not known yet" : formatMoney(property.price, { cents: "auto" })],
    ["Where they’re up to", formatStage({ side: isSelling ? "selling" : "buying", stage: property.stage })],
    ["Contract date", property.contractDate && formatDay(property.contractDate)],
    ["Settlement", property.settlementDate && formatDay(property.settlementDate)],
  ])

function buildPriceBlocks({ quote, unpriced, urls }: LeadFacts): Block[] {
  const { label, fee, total } = quote ? formatQuoteHeadline(quote) : { label: "", fee: null, total: null }
  const rows = buildRows([
    ["Our fixed fee", fee],
    [label, total],
  ])
  return [
    ...(quote || unpriced !== null ? [{ is: "heading" as const, text: "Our quote" }] : []),
    ...(unpriced === null ? [] : [{ is: "paragraph" as const, text: `It needs a price from you: ${unpriced}` }]),
    ...(rows.length > 0 ? [{ is: "rows" as const, rows }] : []),
    ...(urls.document
      ? [{ is: "link" as const, before: "As they see it:", label: "the quote", url: urls.document }]
      : []),
  ]
}

function buildSourceBlocks({ source }: LeadFacts): Block[] {
  const rows = buildRows(
    (
      [
        ["Partner", source.partner],
        ["Campaign", source.utm_campaign],
        ["Source", source.utm_source ?? source.referrerHost],
        ["First page", source.landingPath],
        ["Form on", source.formPath],
      ] as const
    ).map(([label, value]) => [label, value && formatWithoutLinks(value)] as const),
  )
  return rows.length > 0
    ? [
        { is: "heading", text: "Where they came from" },
        { is: "rows", rows },
      ]
    : []
}
