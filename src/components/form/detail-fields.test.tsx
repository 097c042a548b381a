import { render, screen } from "@testing-library/react"
import { BuyerFields, DetailFields, PurchaseFields } from "./detail-fields"
import { FormBindingProvider } from "./field-binding"
import type { FormValues } from "./form-values"

const buying = { side: "buying", propertyType: "house", stage: "looking", price: "850k" }

/** Renders the questions as an interactive form asks them, or as a browser without JavaScript shows them. */
function renderDetailFields(values: FormValues, dependents: "when-asked" | "always" = "when-asked"): void {
  render(
    <FormBindingProvider value={{ formId: "f", dependents, values }}>
      <BuyerFields />
      <PurchaseFields />
    </FormBindingProvider>,
  )
}

const group = (name: RegExp) => screen.getByRole("group", { name })
const listAnswerLabels = (name: RegExp) =>
  [...group(name).querySelectorAll("label")].map(({ textContent }) => textContent?.trim())
const hintOf = (name: RegExp) => document.getElementById(group(name).getAttribute("aria-describedby") ?? "")

const FIRST_HOME = /^Is this (the|a) first home/

const FOREIGN = /^Is any buyer a foreign person/

// Whose earlier homes count, and where: first-home tests, 1 and 5. Who counts as foreign: foreign buyers, 1 and 5.
test.each([
  [
    "NSW",
    FIRST_HOME,
    "every buyer’s partner",
    ["husband, wife or de facto partner", "investment", "still choose Yes if all you’ve owned is overseas"],
  ],
  ["VIC", FIRST_HOME, "every buyer’s partner", ["buying or not", "Every buyer must be a citizen", "July 2000"]],
  [
    "QLD",
    FIRST_HOME,
    "every buyer?",
    ["in Australia or overseas", "A partner who isn’t buying doesn’t count", "guide to stamp duty"],
  ],
  ["NSW", FOREIGN, "foreign person", ["200 days in Australia in the 12 months before", "travel a lot"]],
  ["VIC", FOREIGN, "foreign person", ["New Zealander", "six months"]],
  ["QLD", FOREIGN, "foreign person", ["New Zealander on a special category visa"]],
])("%s asks %s as its law does", (state, question, label, hints) => {
  renderDetailFields({ ...buying, state })
  expect(group(question)).toHaveTextContent(label)
  for (const hint of hints) expect(hintOf(question)).toHaveTextContent(hint)
})

test.each([
  ["NSW", ["Yes", "Only some of us", "No", "Not sure"]],
  ["VIC", ["Yes", "No", "Not sure"]],
  ["QLD", ["All of us", "Some of us", "None of us", "Not sure"]],
])("the answers in %s are those that its law tells apart", (state, answers) => {
  renderDetailFields({ ...buying, state })
  expect(listAnswerLabels(FIRST_HOME)).toEqual(answers)
})

test.each([
  ["NSW", /at least half/],
  ["QLD", /worked out on their share/],
])("only some first home buyers in %s are asked for their share", (state, hint) => {
  renderDetailFields({ ...buying, state, firstHome: "some" })
  expect(screen.getByLabelText(/percentage will the first home buyers own/)).toHaveAccessibleDescription(hint)
})

const LIVE_IN = /live (in it|there)\?/

test.each([
  ["NSW", "house", /12 months of settlement/],
  ["QLD", "house", /nobody else leases the whole home/],
  ["NSW", "land", /you intend to build/],
  ["VIC", "land", /36 months of settlement, whichever comes first/],
  ["QLD", "land", /within two years/],
])("moving in, in %s, a %s: %s", (state, propertyType, hint) => {
  renderDetailFields({ ...buying, state, propertyType })
  expect(hintOf(LIVE_IN)).toHaveTextContent(hint)
})

test("land is asked about as land, and not whether it's a new home", () => {
  renderDetailFields({ ...buying, state: "NSW", propertyType: "land" })
  expect(group(LIVE_IN)).toHaveTextContent("Will you build a home on it and live there?")
  expect(screen.queryByRole("group", { name: /new or established/ })).toBeNull()
})

test("a home isn't vacant land", () => {
  renderDetailFields({ ...buying, state: "NSW" })
  expect(listAnswerLabels(/new or established/)).toEqual(["A new home", "An established home"])
})

describe("the ban on established homes", () => {
  const BAN = /home that has been lived in or sold before/

  test.each(["some", "all"])("is told, with its source, when %s of them are foreign", foreign => {
    renderDetailFields({ ...buying, state: "NSW", foreign, newHome: "established" })
    expect(screen.getByText(BAN)).toBeInTheDocument()
    expect(screen.getByRole("link", { name: "Australian Taxation Office" })).toHaveAttribute(
      "href",
      expect.stringContaining("types-of-property-a-foreign-person-can-buy"),
    )
  })

  test.each([
    { foreign: "none", newHome: "established" },
    { foreign: "all", newHome: "new" },
    { foreign: "all", newHome: "established", propertyType: "land" },
    { foreign: "all", newHome: "established", offThePlan: "yes" },
  ])("is not told otherwise: %j", answers => {
    renderDetailFields({ ...buying, state: "NSW", ...answers })
    expect(screen.queryByText(BAN)).toBeNull()
  })
})

test("without a script nobody knows which state will be chosen, so every state's words are there", () => {
  renderDetailFields({ ...buying, state: "NSW" }, "always")
  for (const words of [
    "New South Wales:",
    "Victoria:",
    "Queensland:",
    "all you’ve owned is overseas",
    "in Australia or overseas",
  ])
    expect(hintOf(FIRST_HOME)).toHaveTextContent(words)
  expect(hintOf(LIVE_IN)).toHaveTextContent("If it’s vacant land")
  expect(listAnswerLabels(FIRST_HOME)).toHaveLength(4)
})

const WRONG = [{ field: "constructionCost", code: "format", message: "Enter an amount" }]

const form = (errors: typeof WRONG) => (
  <FormBindingProvider value={{ formId: "f", dependents: "always", values: {}, errors }}>
    <DetailFields />
  </FormBindingProvider>
)

test("a mistake in the details opens them, and they stay open when the answer is put right", () => {
  const { container, rerender } = render(form([]))
  const details = container.querySelector("details")
  expect(details).not.toHaveAttribute("open")
  rerender(form(WRONG))
  expect(details).toHaveAttribute("open")
  rerender(form([]))
  expect(details).toHaveAttribute("open")
})
