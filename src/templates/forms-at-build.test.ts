import { createElement, type ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { HelpfulForm } from "../features/helpful/helpful-form"
import { InteractiveLeadForm } from "../features/lead-forms/interactive-lead-form"
import { InteractiveQuoteForm } from "../features/quote/interactive/interactive-quote-form"

const firm = { name: "A firm", phone: { display: "1300 975 707", tel: "1300975707" }, email: "hello@example.com" }

const FORMS: [path: string, form: ReactElement][] = [
  ["/api/quotes", createElement(InteractiveQuoteForm, { id: "raq-form", page: {}, firm })],
  ["/api/contact", createElement(InteractiveLeadForm, { kind: "contact", firm })],
  ["/api/feedback", createElement(InteractiveLeadForm, { kind: "feedback", firm })],
  ["/api/unsubscribe", createElement(InteractiveLeadForm, { kind: "unsubscribe", firm })],
  ["/api/helpful", createElement(HelpfulForm, { page: "/calculator" })],
]

const actionOf = (form: ReactElement) => /<form[^>]* action="([^"]*)"/.exec(renderToString(form))?.[1]

afterEach(() => void delete process.env.SITE_API_URL)

test.each(FORMS)(
  "a form that the browser posts to %s by itself goes to the functions, wherever they answer",
  (path, form) => {
    expect(actionOf(form)).toBe(path)
    process.env.SITE_API_URL = "https://api.example.net/"
    expect(actionOf(form)).toBe(`https://api.example.net${path}`)
  },
)
