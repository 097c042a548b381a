import type { Locator } from "@playwright/test"
import { paths } from "../src/domain/paths"
import { STATE_NAMES, type State } from "../src/domain/states"
import { expect, test } from "./journey"
import { FIRST_STATE, FIRST_STATE_NAME, requireFirmState } from "./own-site"
import { goToSendScreen, goToNextScreen, fillInContactDetails, locateQuoteForm, pickAnswer } from "./quote-form"
import { openReady } from "./visit"

type Job = {
  name: string
  /** Set for the job that every firm can do, so that it's tested every day. */
  tag?: "@daily"
  /** The property's state, whose terms the questions use. If all states use the same terms, it's the firm's first state. */
  state: State
  property: Record<string, string>
  price: { label: string; typed: string }
  timing: Record<string, string>
  /** Optional answers that refine the estimate. */
  refined?: Record<string, string>
  sale?: { property: Record<string, string>; price: string; timing: Record<string, string> }
  /** Whether a person works out the price instead of the site. */
  isPricedByHand?: boolean
}

const STATE = "Where is the property?"
const KIND = "What kind of property is it?"
const OFF_THE_PLAN = "Are you buying off the plan?"
const STAGE = "How far along are you?"
const PRICE = "What is the price?"
const SALE_PRICE = "What do you expect to sell for?"

const JOBS: Job[] = [
  {
    name: "a unit in New South Wales as a first home",
    state: "NSW",
    property: {
      "What are you doing?": "Buying",
      [STATE]: STATE_NAMES.NSW.name,
      [KIND]: "Unit or apartment",
      "Is it in a strata scheme?": "Yes",
      [OFF_THE_PLAN]: "No",
    },
    price: { label: PRICE, typed: "750k" },
    timing: { [STAGE]: "Still looking" },
    refined: {
      "Is this the first home for every buyer and every buyer’s partner?": "Yes",
      "Will you live in it?": "Yes",
      "Is the home new or established?": "An established home",
    },
  },
  {
    name: "land in Victoria",
    state: "VIC",
    property: { "What are you doing?": "Buying", [STATE]: STATE_NAMES.VIC.name, [KIND]: "Vacant land" },
    price: { label: PRICE, typed: "400k" },
    timing: { [STAGE]: "Offer made" },
  },
  {
    name: "selling in Queensland",
    state: "QLD",
    property: {
      "What are you doing?": "Selling",
      [STATE]: STATE_NAMES.QLD.name,
      [KIND]: "House",
      "Is there a body corporate?": "No",
    },
    price: { label: SALE_PRICE, typed: "$820,000" },
    timing: { [STAGE]: "Getting ready to sell", "Is there a loan on the property you’re selling?": "Yes" },
  },
  {
    name: "buying and selling",
    state: "VIC",
    property: {
      "What are you doing?": "Buying and selling",
      "Where is the property you’re buying?": STATE_NAMES.VIC.name,
      [KIND]: "House",
      "Is there an owners corporation?": "No",
      [OFF_THE_PLAN]: "No",
    },
    price: { label: PRICE, typed: "1.1m" },
    timing: { [STAGE]: "Still looking" },
    sale: {
      property: { [KIND]: "Townhouse", "Is there an owners corporation?": "Yes" },
      price: "780k",
      timing: { [STAGE]: "I have an offer", "Is there a loan on it?": "Yes" },
    },
  },
  {
    name: "a commercial property",
    tag: "@daily",
    state: FIRST_STATE,
    property: { "What are you doing?": "Buying", [STATE]: FIRST_STATE_NAME, [KIND]: "Commercial" },
    price: { label: PRICE, typed: "2m" },
    timing: { [STAGE]: "Still looking" },
    isPricedByHand: true,
  },
]

async function chooseAnswers(form: Locator, answers: Record<string, string>): Promise<void> {
  for (const [question, answer] of Object.entries(answers)) await pickAnswer(form, question, answer)
}

for (const job of JOBS)
  test(
    `five jobs: ${job.name} is asked for in three steps and priced`,
    { tag: job.tag ?? [] },
    async ({ page, inbox }) => {
      requireFirmState(job.state)
      await openReady(page, paths.requestAQuote)
      const form = locateQuoteForm(page)
      await chooseAnswers(form, job.property)
      await goToNextScreen(form)
      await form.getByLabel(job.price.label).fill(job.price.typed)
      await chooseAnswers(form, job.timing)
      if (job.refined) {
        await form.getByText("Refine my estimate (optional)").click()
        await chooseAnswers(form, job.refined)
      }
      if (job.sale) {
        await goToNextScreen(form)
        await expect(
          form.getByRole("group", { name: "Where is it?" }).getByRole("radio", { checked: true }),
        ).toHaveCount(1)
        await chooseAnswers(form, job.sale.property)
        await form.getByLabel(SALE_PRICE).fill(job.sale.price)
        await chooseAnswers(form, job.sale.timing)
      }
      await form.getByRole("button", { name: "Show my price" }).click()
      if (!job.isPricedByHand) await goToSendScreen(form)
      else {
        await expect(form.getByRole("heading", { name: /We’ll price this one for you$/ })).toBeFocused()
        await goToNextScreen(form)
      }
      await fillInContactDetails(form)
      await form.getByRole("button", { name: job.isPricedByHand ? "Send my request" : "Send me this quote" }).click()
      await expect(page).toHaveURL(/\/(offer|sorry)$/)
      await inbox.expectTaken("quote.requested.v1")
    },
  )
