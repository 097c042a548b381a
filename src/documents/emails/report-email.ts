import type { ReportEmailFacts } from "../../domain/report-view"
import type { Block, EmailFirm, EmailFrame } from "./blocks"
import { renderEmailHtml } from "./email-html"
import { renderPlainTextEmail } from "./email-text"

const buildParagraph = (text: string): Block => ({ is: "paragraph", text })

/** Builds the weekly report: what's urgent, what page tests show, then the requests of each period by what brought them. */
export function buildReportEmail({
  firm,
  subject,
  title,
  urgent,
  tests,
  periods,
  csv,
  urls,
}: ReportEmailFacts<EmailFirm>) {
  const because = `You’re getting this email because REPORT_EMAIL of ${new URL(urls.site).host} names this address.`
  const frame: EmailFrame = { firm, title, because }
  const [waiting, ...leads] = urgent
  const blocks: Block[] = [
    ...(waiting ? [buildParagraph(waiting), { is: "list", items: leads } as const] : []),
    ...tests.flatMap(({ title: name, text }): Block[] => [
      { is: "heading", text: `Page test: ${name}` },
      buildParagraph(text),
    ]),
    ...periods.flatMap(({ heading, notes, groups, url }): Block[] => [
      { is: "heading", text: heading },
      ...notes.map(buildParagraph),
      ...groups.flatMap(({ heading: name, bars }): Block[] => [
        { is: "paragraph", text: `${name}:` },
        { is: "bars", bars },
      ]),
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
