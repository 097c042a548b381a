import { emails } from "../../src/documents/emails/emails"
import { addDays, parseIsoDate, type IsoDate } from "../../src/domain/iso-date"
import { FOLLOW_UPS, type FollowUp } from "../../src/domain/lead/follow-up"
import { SITE } from "../../src/harness/lead-test-harness"
import type { LeadEvent } from "../../src/leads/core/event"
import { createLeadFollowedUpEvent } from "../../src/leads/core/events/lead-followed-up"
import { createReportPath } from "../../src/leads/core/links"
import type { ReportMessage } from "../../src/leads/core/ports"
import { saveLeadReportEntry } from "../../src/leads/counts/count-records"
import { createSenders } from "../../src/leads/outbox/alert/send-alert"
import type { Mail } from "../../src/leads/outbox/mail/smtp-mail"
import { sendWeeklyReport } from "../../src/leads/outbox/report/weekly-report"
import { setUpLeadTestHarness } from "../../src/testing/set-up-lead-test-harness"
import { parseLeadsCli } from "../../tools/leads/parse-cli"
import { runLeadsCommand } from "../../tools/leads/run"
import { EXAMPLES } from "../../tools/webhook-docs/examples"
import { showReport } from "./report.mts"

const harness = setUpLeadTestHarness()
const DAY = 24 * 60 * 60_000

const followLink = (path: string, method = "GET") =>
  showReport(() => harness.ports)(
    new Request(new URL(path, SITE), { method }),
    harness.call({ token: /\/r\/([^?]+)/.exec(path)?.[1] }),
  )

/** The email of the Monday after 22 November 2026. */
async function receiveWeeklyEmail(): Promise<Mail> {
  harness.pass(Date.parse("2026-11-22T20:00:00Z") - harness.now().getTime())
  const mails: Mail[] = []
  const to = { webhook: null, email: "owner@example.com" }
  harness.ports.reportWays = createSenders<ReportMessage>(
    to,
    async () => Promise.reject(new Error("no webhook")),
    async mail => mails.push(mail),
    ({ email }) => emails.reportEmail(email),
  )
  await sendWeeklyReport(harness.ports)
  const [mail] = mails
  if (!mail) throw new Error("no report was sent")
  return mail
}

type Lead = ReturnType<typeof createLead>

/** 200 leads differ in all that they're grouped by, and came on 34 days until 22 November 2026. */
const createLead = (n: number) => ({
  on: addDays(parseIsoDate("2026-10-20"), n % 34),
  source: ["google", "newsletter", "direct"][n % 3] ?? "",
  campaign: `campaign-${n % 13}`,
  page: ["/buying", "/selling", "/lp/conveyancers", "/calculator"][n % 4] ?? "",
  partner: n % 5 === 0 ? "acme" : null,
  variant: n % 10 === 0 ? "long" : n % 2 === 0 ? "short" : null,
  isAccepted: n % 3 === 1,
  followUp: (FOLLOW_UPS[n % 7] ?? null) satisfies FollowUp | null,
})
const LEADS = Array.from({ length: 200 }, (_, n) => createLead(n))
const GROUPS = ["source", "campaign", "page", "partner", "variant"] as const

async function saveLeads() {
  const save = (key: string, event: LeadEvent, on: IsoDate) =>
    saveLeadReportEntry(harness.ports.store, key, {
      ...{ publicId: event.data.id, fingerprint: "f", receivedAt: `${on}T01:00:00Z`, event },
    })
  const example = EXAMPLES["quote.requested.v1"]
  const acceptance = EXAMPLES["quote.accepted.v1"]
  for (const [n, { on, source, campaign, page, partner, variant, isAccepted, followUp }] of LEADS.entries()) {
    const attribution = {
      ...{ landingPath: page, utm_campaign: campaign, ...(variant !== null && { variant }) },
      ...(source !== "direct" && { utm_source: source }),
    }
    const requestWebhookId = `lead-${n}`.padEnd(26, "-")
    const request = { ...("request" in example.data && example.data.request), partner, attribution }
    await save(requestWebhookId, { ...example, data: { ...example.data, request } } as LeadEvent, on)
    if (isAccepted)
      await save(`accepted-${n}`, { ...acceptance, data: { ...acceptance.data, requestWebhookId } } as LeadEvent, on)
    // Each was recorded as called first, and corrected the day after.
    for (const one of followUp === null ? [] : (["called", followUp] as const)) {
      const at = new Date(`${one === "called" ? on : addDays(on, 1)}T02:00:00Z`)
      const event = createLeadFollowedUpEvent({ id: "id", requestWebhookId, followUp: one, origin: null, at })
      await saveLeadReportEntry(harness.ports.store, `${one}-${n}`, {
        ...{ publicId: "id", fingerprint: "f", receivedAt: at.toISOString(), event },
      })
    }
  }
}

type Sums = Record<string, readonly number[]>

/** Requests, acceptances and clients by name, counted from the list of leads itself. */
function countLeads(by: (typeof GROUPS)[number], from: string, until: string): Sums {
  const inDays = LEADS.filter(({ on }) => on >= from && on <= until)
  const count = (leads: readonly Lead[]) => [
    leads.length,
    leads.filter(({ isAccepted }) => isAccepted).length,
    leads.filter(({ followUp }) => followUp === "client").length,
  ]
  const names = new Set(inDays.map(lead => lead[by]))
  return Object.fromEntries([...names].map(name => [name ?? "(none)", count(inDays.filter(lead => lead[by] === name))]))
}

const addUp = (sums: Sums) => [0, 1, 2].map(n => Object.values(sums).reduce((sum, one) => sum + (one[n] ?? 0), 0))

const readSums = (text: string) => Array.from(text.matchAll(/\d+(?= (?:request|accepted|client))/g), Number)

/** Reads the rows of a CSV that are grouped by `by`, from the column of the group on. */
function readCsv(csv: string, by: string, from: string): Sums {
  const [names = [], ...rows] = csv
    .trim()
    .split("\r\n")
    .map(line => line.replace("\uFEFF", "").split(","))
  const columns = ["requests", "acceptances", "clients"].map(name => names.indexOf(name))
  const group = names.includes("group") ? names.indexOf("group") : 0
  return Object.fromEntries(
    rows
      .filter(row => group === 0 || (row[names.indexOf("by")] === by && row[0] === from))
      .map(row => [row[group], columns.map(column => Number(row[column]))]),
  )
}

async function runReportCommand(...words: string[]): Promise<string> {
  const texts: string[] = []
  const print = (text: string) => void texts.push(text)
  await runLeadsCommand(parseLeadsCli(["report", ...words]), {
    ...{ ports: harness.ports, logged: [], print, printError: print },
  })
  return texts.join("")
}

test("200 leads add up in the Monday email, on the page behind its link, in the CSV and in the command", async () => {
  await saveLeads()
  const { text, html = "", attachments = [] } = await receiveWeeklyEmail()
  const [csv = ""] = attachments.map(({ content }) => content)
  const words = html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")
  for (const [name, from] of [
    ["7", "2026-11-16"],
    ["30", "2026-10-24"],
  ] as const) {
    const until = "2026-11-22"
    const [, section = ""] = text.split(`LAST ${name} DAYS`)
    const [, path = ""] = /See this for other days:\n\S+(\/r\/\S+)/.exec(section) ?? []
    expect(path).toMatch(`?from=${from}&until=${until}`)
    const page = await (await followLink(path)).text()
    const pageCsv = await (await followLink(`${path}&format=csv`)).text()
    for (const by of GROUPS) {
      const expected = countLeads(by, from, until)
      const total = addUp(expected)
      const withTotal = { ...expected, TOTAL: total }
      expect(readCsv(csv, by, from)).toEqual(withTotal)
      expect(readCsv(pageCsv, by, from)).toEqual(withTotal)
      const command = await runReportCommand("--by", by, "--from", from, "--until", until, "--format", "csv")
      expect(readCsv(command, by, from)).toEqual(withTotal)

      const [, group = ""] = page.split(new RegExp(`<h2[^>]*>By ${by}`))
      const bars = group.split("</section>", 1)[0]?.matchAll(/<b>(.*?)<\/b> (.*?)</g) ?? []
      expect(Object.fromEntries(Array.from(bars, ([, one = "", sums = ""]) => [one, readSums(sums)]))).toEqual(expected)

      const [, part = ""] = section.split(new RegExp(`\nBy ${by}.*:\n\n`))
      const lines =
        part
          .split("\n\n", 1)[0]
          ?.split("\n")
          .filter(line => line.includes(": ")) ?? []
      const emailed = Object.fromEntries(lines.map(line => [line.split(": ", 1)[0], readSums(line)]))
      expect(addUp(emailed)).toEqual(total)
      for (const line of lines) expect(words).toContain(line.replace(": ", " "))
      for (const [one, sums] of Object.entries(emailed).filter(([one]) => !/^\d+ more$/.test(one)))
        expect(sums).toEqual(expected[one])
    }
  }
})

test("the email has bars as text, what became of the leads, and which page tests are decided", async () => {
  await saveLeads()
  const [page, until] = ["/lp/a", parseIsoDate("2026-11-22")]
  const variants = ["short", "long"].map(name => ({ name, page: `/lp/${name}`, weight: 50 }))
  for (const [n, { name }] of variants.entries())
    await harness.ports.store.put("view-totals", `v20261116${String(n).repeat(8)}---------`, {
      ...{ page, variant: name, day: "2026-11-16", count: 1000, counted: [] },
    })
  harness.ports.pageTests = () => [
    { title: "Five weeks", page, from: parseIsoDate("2026-10-19"), until, variants },
    { title: "One week", page, from: parseIsoDate("2026-11-16"), until, variants },
  ]
  const { text, html } = await receiveWeeklyEmail()
  const decision =
    "It’s decided: “short” brings more requests, by 6.0 percentage points. “short”: 80 requests in 1000 visits, 8.0%, “long”: 20 requests in 1000 visits, 2.0%. We’re more than 99.9% sure"
  expect(text).toContain(`PAGE TEST: FIVE WEEKS\n\n${decision}`)
  expect(html).toContain(decision)
  expect(text).toContain("PAGE TEST: ONE WEEK\n\nIt can’t be decided with so few requests")
  const inDays = LEADS.filter(({ on }) => on >= "2026-10-24")
  const [, section = ""] = text.split("LAST 30 DAYS")
  expect(section).toContain(
    `What became of them:\n\nRequests: ${inDays.length}\n${"█".repeat(24)}\nAccepted our quote: `,
  )
  for (const [name, followUp] of [
    ["Called", "called"],
    ["Became a client", "client"],
    ["Not for us", "declined"],
    ["Nothing recorded", null],
  ])
    expect(section).toContain(`\n${name}: ${inDays.filter(lead => lead.followUp === followUp).length}\n`)
})

test("the page shows the last 30 days, says so when nothing came, and is neither kept nor listed by anyone", async () => {
  const answer = await followLink(createReportPath(harness.ports, harness.now()))
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(answer.headers.get("x-robots-tag")).toBe("noindex")
  const page = await answer.text()
  expect(page).toContain("Requests, 23 October 2026 to 21 November 2026")
  expect(page).toContain("No requests came on these days.")
})

test.each([
  ["?from=2026-11-30&until=2026-11-01", "1 November 2026 to 30 November 2026"],
  ["?from=2020-01-01&until=2026-11-21", "21 November 2025 to 21 November 2026"],
  ["?from=2026-02-30&until=<b>", "23 October 2026 to 21 November 2026"],
])("%s shows %s", async (query, heading) => {
  const page = await (await followLink(createReportPath(harness.ports, harness.now()) + query)).text()
  expect(page).toContain(`Requests, ${heading}`)
})

test("forged, foreign and old links are refused in words, and so are other methods", async () => {
  const path = createReportPath(harness.ports, harness.now())
  const foreign = createReportPath({ linkSecrets: ["another"] }, harness.now())
  const unsubscribe = path.replace(/.$/, last => (last === "A" ? "B" : "A"))
  for (const wrong of [foreign, unsubscribe, "/r/none"]) {
    const answer = await followLink(wrong)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain("This link doesn’t work")
  }
  expect((await followLink(path, "POST")).status).toBe(405)
  harness.pass(90 * DAY)
  expect((await followLink(path)).status).toBe(200)
  harness.pass(DAY)
  expect((await followLink(path)).status).toBe(400)
})

test("while the store is down the page says so", async () => {
  const path = createReportPath(harness.ports, harness.now())
  harness.blobs.breakWhen(() => 503)
  expect((await followLink(path)).status).toBe(503)
})
