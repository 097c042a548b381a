import { isoDate } from "../../domain/iso-date"
import { quote } from "../../domain/quote/quote"
import { aJob } from "../../testing/a-job"
import { figures } from "../../testing/fixture-figures"
import { emailHtml } from "./email-html"
import { emailText } from "./email-text"
import { quoteBlocks } from "./quote-blocks"

const phone = { display: "1300 975 707", tel: "1300975707" }
const firm = {
  name: "Example Law",
  phone,
  email: "hello@example.com",
  imprint: "",
  legalLine: "",
  colours: ["coral"],
  gray: "zinc",
} as const
const frame = { firm, title: "Your quote", because: "You asked.", unsubscribe: "https://example.com/u" }

function blocks() {
  const answer = quote(aJob({ loan: "yes", foreign: "unsure" }), figures, isoDate("2026-11-21"))
  if (answer.outcome === "manual") throw new Error(answer.reason)
  return quoteBlocks(answer.quote)
}

// The fixture firm's fee for a purchase in New South Wales is 1,675.
test("as HTML and as text an email opens with the pair and the total, and has each of them once", () => {
  const text = emailText(frame, blocks())
  const html = emailHtml(frame, blocks()).replace(/<[^>]*>/g, " ")
  const [fee = "", passedOn = "", total = ""] = [
    "Our fixed fee",
    "Passed on at cost",
    "Costs on top of the purchase price",
  ].map(label => new RegExp(`^${label}: (.*)$`, "m").exec(text)?.[1])
  const cents = (amount: string) => Number(amount.replace(/\D/g, "")) * (amount.includes(".") ? 1 : 100)
  expect(fee).toBe("$1,675")
  expect(cents(fee) + cents(passedOn)).toBe(cents(total))
  for (const said of [text, html]) {
    expect(said.split(passedOn)).toHaveLength(2)
    expect(said.split(total)).toHaveLength(2)
  }
  expect(text).not.toContain("Together")
})

test("an email says when a line that may not be charged is, before it says how much", () => {
  expect(emailText(frame, blocks())).toMatch(/^If every buyer is a foreign person[^:]*: Surcharge purchaser duty: \$/m)
})
