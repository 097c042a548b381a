import type { ReportEmailFacts } from "../../domain/report-view"
import { buildParagraph, type Block, type EmailFirm, type EmailFrame } from "./blocks"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"

/** Builds the weekly report: what's urgent, what page tests show, then the requests of each period by what brought them. */
export function buildReportEmail({ firm, subject, title, csv, urls, ...facts }: ReportEmailFacts<EmailFirm>) {
  const because = `You’re getting this email because REPORT_EMAIL of ${new URL(urls.site).host} names this address.`
  const frame: EmailFrame = { firm, title, because }
  const [waiting, ...leads] = facts.urgent
  const blocks: Block[] = [
    ...(waiting ? [buildParagraph(waiting), { is: "list", items: leads } as const] : []),
    ...facts.tests.flatMap(test => [
      { is: "heading", text: `Page test: ${test.title}` } as const,
      buildParagraph(test.text),
    ]),
    ...facts.periods.flatMap(({ heading, notes, groups, url }): Block[] => [
      { is: "heading", text: heading },
      ...notes.map(buildParagraph),
      ...groups.flatMap(({ heading: name, bars }) => [buildParagraph(`${name}:`), { is: "bars", bars } as const]),
      { is: "action", label: "See this for other days", url },
    ]),
    { is: "note", text: "Names of campaigns and sources are what links to the site have: anyone can write one." },
  ]
  return {
    subject,
    text: renderPlainTextEmail(frame, blocks),
    html: renderEmailHtml(frame, blocks),
    attachments: [{ filename: "requests.csv", contentType: "text/csv; charset=utf-8", content: csv }],
  }
}
