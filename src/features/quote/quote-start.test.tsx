import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { parseFormWithoutScripts } from "../../testing/built-page"
import { parseFirstAnswers } from "../../domain/lead/first-answers"
import { QuoteContextProvider } from "./quote-context"
import { QuoteStart } from "./quote-start"

test("its answers go to the form's own page in the address, where the form reads them", async () => {
  render(<QuoteStart />)
  await userEvent.click(screen.getByRole("radio", { name: "Buying and selling" }))
  await userEvent.click(screen.getByRole("radio", { name: "Queensland" }))
  const form = screen.getByRole("button", { name: "Continue to my quote" }).closest("form")
  if (!form) throw new Error("no form")
  expect(form.method).toBe("get")
  expect(form.getAttribute("action")).toBe("/request-a-quote")
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  expect(query.toString()).toBe("side=both&state=QLD")
  expect(parseFirstAnswers(query.toString())).toEqual({ side: "both", state: "QLD" })
})

/** The form as the build creates it, read by a browser without a script. */
const withoutScript = (routeMetadata: Record<string, unknown>) =>
  parseFormWithoutScripts(
    <QuoteContextProvider routeMetadata={routeMetadata}>
      <QuoteStart />
    </QuoteContextProvider>,
  )

test("without a script its first button leads to the function, which draws the form with the answers", async () => {
  const button = (await withoutScript({})).querySelector("button")
  expect(button?.closest("noscript")).not.toBeNull()
  expect(button?.getAttribute("formaction")).toBe("/api/quotes")
  expect(button?.getAttribute("formmethod")).toBe("get")
  expect(button?.textContent).toBe("Continue to my quote")
})

test("what the page adds goes along", async () => {
  const form = await withoutScript({ partner: "acme", thankYouPageRoute: "/quotes/{id}/lp-thank-you" })
  const hidden = [...form.querySelectorAll("[type=hidden]")].map(({ outerHTML }) => outerHTML)
  expect(hidden).toEqual([
    '<input type="hidden" name="partner" value="acme">',
    '<input type="hidden" name="thankYouPageRoute" value="/quotes/{id}/lp-thank-you">',
  ])
})
