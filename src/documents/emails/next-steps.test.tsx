/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { NextSteps } from "../../components/next-steps/next-steps"
import { isoDate } from "../../domain/iso-date"
import { quote } from "../../domain/quote/quote"
import { aJob } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { emails } from "./emails"

const firm = {
  ...{ name: "Example Law", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" },
  ...{ imprint: "", legalLine: "", colours: ["coral"], gray: "zinc" as const },
}

function acceptance() {
  const answer = quote(aJob({}), figures, isoDate("2026-11-21"))
  if (answer.outcome === "manual") throw new Error(answer.reason)
  const site = "https://www.example.com"
  const urls = { site, document: `${site}/d`, enquiry: `${site}/e`, unsubscribe: `${site}/u` }
  return emails.acceptanceEmail({
    ...{ firm, urls, id: "aaaaaaaaaaaaaaaaaaaaaaaa", name: "Mai", quote: answer.quote },
    at: new Date("2026-11-21T02:00:00.000Z"),
  })
}

// Since 1 July 2026 the Anti-Money Laundering and Counter-Terrorism Financing Act 2006 asks for both.
const CHECK = "By law we check who you are, and may ask where your money comes from."

test("who accepts is told on the page and by email, in the same words, what the law has us ask", () => {
  const page = renderToStaticMarkup(<NextSteps firmName={firm.name} />)
  const email = acceptance()
  expect(page).toContain(CHECK)
  expect(email.html).toContain(CHECK)
  expect(email.text.replace(/\s+/g, " ")).toContain(CHECK)
})
