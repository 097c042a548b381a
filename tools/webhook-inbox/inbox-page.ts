import { isObject } from "../../src/domain/parse/wire"
import { escapeHtml } from "../../src/domain/text-formats"
import type { ReceivedMail } from "../../src/harness/mail-server"

/** An event that the webhook received, as the page and `/events` show it. */
export type InboxEvent = {
  /** The `webhook-id`, which is the same for all attempts. */
  id: string
  type: string
  timestamp: string
  /** Whether the `standardwebhooks` library accepts the signature of the last attempt. */
  verified: boolean
  /** How often it was sent, whatever the inbox answered. */
  attempts: number
  /** Whether an attempt has been answered with 2xx. */
  taken: boolean
  data: unknown
}

/** Escapes a value for HTML, since the page shows what visitors typed. */
const escapeValue = (value: unknown): string => escapeHtml(String(value))

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#27272a, #f4f4f5); --quiet: light-dark(#52525b, #a1a1aa);
  --line: light-dark(#e4e4e7, #3f3f46); --card: light-dark(#fff, #27272a); --good: light-dark(#166534, #86efac); --bad: light-dark(#b91c1c, #fca5a5) }
body { margin: 0 auto; max-width: 52rem; padding: 2rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ink); background: light-dark(#fafafa, #18181b) }
h1 { margin: 0 } h2 { margin: 0; font-size: 1.125rem } p { margin: .25rem 0; color: var(--quiet) }
article { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; align-items: baseline }
strong { font-size: .875rem } .good { color: var(--good) } .bad { color: var(--bad) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem 1rem; margin: .75rem 0 }
dt { color: var(--quiet) } dd { margin: 0; overflow-wrap: anywhere }
summary { cursor: pointer } pre { overflow-x: auto; font-size: .8125rem }`

/** Reloads the page every three seconds, except while the details of an event are open. */
const SCRIPT = `setInterval(() => document.querySelector("details[open]") || location.reload(), 3000)`

export const renderInboxPage = (events: readonly InboxEvent[], emails: readonly ReceivedMail[] = []) => `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Webhook inbox (${events.length})</title>
<style>${STYLE}</style>
<h1>Webhook inbox</h1>
<p>What the marketers' webhook receives from the site on this machine, and below it the emails that the site sends. Kept on this machine only. <a href="/events">As JSON</a></p>
${events.length === 0 ? "<article>Nothing yet. Ask for a quote on the site.</article>" : events.toReversed().map(renderInboxEvent).join("\n")}
${emails.map(renderInboxEmail).toReversed().join("\n")}
<script>${SCRIPT}</script>
</html>`

const renderInboxEmail = ({ to, email: { subject, text, attachments } }: ReceivedMail, n: number): string => `<article>
<header><h2>${escapeValue(subject)}</h2><strong>Email</strong></header>
<p>${escapeValue(["To " + to, ...attachments.map(({ filename }) => filename)].join(", "))} · <a href="/emails/${n}" target="_blank">Open it</a></p>
<details><summary>As plain text</summary><pre>${escapeValue(text)}</pre></details>
</article>`

const renderInboxEvent = (event: InboxEvent): string => `<article>
<header><h2>${escapeValue(event.type)}</h2>${renderSignatureVerdict(event)}</header>
<p>${escapeValue(event.timestamp)} · ${escapeValue(event.id)} · ${formatAttempts(event)}</p>
${renderEventFieldsAsHtml(event.data)}
<details><summary>Everything that was sent</summary><pre>${escapeValue(JSON.stringify(event.data, null, 2))}</pre></details>
</article>`

const renderSignatureVerdict = ({ verified }: InboxEvent): string =>
  verified ? `<strong class="good">Signature verified</strong>` : `<strong class="bad">Signature not valid</strong>`

const formatAttempts = ({ attempts, taken }: InboxEvent): string =>
  `${attempts === 1 ? "1 attempt" : `${attempts} attempts`}${taken ? "" : ", not taken yet"}`

/** Renders the values that are text or numbers, including those one level deeper. The details show everything else. */
function renderEventFieldsAsHtml(data: unknown): string {
  const rows = listObjectEntries(data).flatMap(([name, value]): [string, unknown][] =>
    isNumberOrText(value) ? [[name, value]] : listObjectEntries(value).filter(([, inner]) => isNumberOrText(inner)),
  )
  return `<dl>${rows.map(([name, value]) => `<dt>${escapeValue(name)}</dt><dd>${escapeValue(value)}</dd>`).join("")}</dl>`
}

const listObjectEntries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : [])

const isNumberOrText = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value !== "")
