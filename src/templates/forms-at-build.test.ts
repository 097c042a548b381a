import { createElement, type ReactElement } from "react"
import { renderToString } from "react-dom/server"
import { HelpfulForm } from "../features/helpful/helpful-form"
import { StaticLeadForm } from "../features/lead-forms/interactive-lead-form"
import StaticQuoteForm from "../features/quote/static-quote-form"

const FORMS: [path: string, form: ReactElement][] = [
  ["/api/quotes", createElement(StaticQuoteForm, { id: "raq-form", page: {}, firmName: "A firm" })],
  ["/api/contact", createElement(StaticLeadForm, { kind: "contact", firmName: "A firm" })],
  ["/api/feedback", createElement(StaticLeadForm, { kind: "feedback", firmName: "A firm" })],
  ["/api/unsubscribe", createElement(StaticLeadForm, { kind: "unsubscribe", firmName: "A firm" })],
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
