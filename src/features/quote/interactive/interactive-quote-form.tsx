import { navigate } from "gatsby"
import { useContext, useState, type KeyboardEvent, type ReactNode } from "react"
import { flushSync } from "react-dom"
import { Form } from "react-final-form"
import { paths } from "../../../domain/paths"
import { getApiAddress } from "../../../lib/api-address"
import { getReferringPartner } from "../../../lib/attribution/visit"
import { http as siteHttp, type Http } from "../../../lib/http"
import { today as todayInSydney } from "../../../lib/today"
import { variant } from "../../../theme/variant"
import { AnswersForm } from "../../../components/form/answers-form"
import type { FormValues } from "../../../components/form/form-values"
import type { PageContext } from "../../../components/form/hidden-fields"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import { useInBrowser, WritesHtml } from "../../../components/static-html/static-html"
import { getPageContext } from "../prefill"
import { useRequestStore } from "../request-store"
import { FormColumns } from "../form-columns"
import { parseAnswersFromAddress } from "./address-answers"
import { DraftKeeper, readQuoteDraft } from "./draft"
import { getInitialQuoteAnswers, isIncludedInDraft, listInitialScreens } from "./initial-values"
import { QuoteSoFarProvider, ReceiptBeside } from "./receipt-so-far"
import { readScreenTrail } from "./screen-history"
import { StepContent } from "./step-content"
import { useQuoteSteps, type Go } from "./use-quote-steps"

export type InteractiveQuoteFormProps = {
  id: string
  state?: string
  side?: string
  page: PageContext
  firm: FirmContact
  /** True for the form in a page, whose address may have what the page adds to a request. */
  readsAddress?: boolean
  /** The answers given before the form was interactive. Unless they match the draft, the visitor has just given them. */
  typedValues?: FormValues
  /** Shown on the first screen only. */
  intro?: ReactNode
  /** For a form over the page: closes it, when the visitor goes back from its first screen. */
  onLeave?: () => boolean
  http?: Http
  today?: typeof todayInSydney
  go?: Go
}

/** Scrolls a text area that got the focus by Tab fully into view: the browser scrolls only far enough for its first line. */
function scrollTextAreaIntoView({ key, target }: KeyboardEvent): void {
  if (key === "Tab" && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: "nearest" })
}

export { leaveFormScreens } from "./screen-history"

/** Nothing that the visitor has answered. */
const NO_BEGINNING = {
  ...({ screens: ["property"], isTouched: false, hasTypedValues: false, hasDraft: false } as const),
  address: "",
}

type BeginningOptions = Pick<InteractiveQuoteFormProps, "id" | "state" | "side" | "page" | "readsAddress"> & {
  typedValues: FormValues
  today: typeof todayInSydney
}

/** What the form starts with, from the page, its address, this tab's draft, and what has been typed. */
function readBeginning({ id, state, side, page, readsAddress, today, ...options }: BeginningOptions) {
  const { search } = window.location
  const draft = readQuoteDraft()
  const all = parseAnswersFromAddress(search)
  // Without a draft, `fillInFirstAnswers` chose the address's answers, which nobody typed here.
  const isTyped = ([name, value]: [string, unknown]) => draft !== null || value !== all[name]
  const typedValues: FormValues = Object.fromEntries(Object.entries(options.typedValues).filter(isTyped))
  const address = Object.keys(all).length > 0 ? JSON.stringify(all) : (draft?.address ?? "")
  const addressAnswers = draft?.address === address ? {} : all
  const answers = { ...addressAnswers, ...typedValues }
  const sources = { state, side, typedValues, addressAnswers, draft }
  const values = getInitialQuoteAnswers(sources)
  const isTouched = Object.keys(typedValues).length > 0
  const context = readsAddress ? getPageContext(page, search) : page
  return {
    values,
    screens: listInitialScreens(sources, values, today, readScreenTrail(id)),
    isTouched: isTouched && !(draft && isIncludedInDraft(answers, draft.values)),
    page: context,
    partner: context.partner ?? getReferringPartner()?.partner,
    hasTypedValues: Object.keys(answers).length > 0,
    hasDraft: draft !== null,
    address,
  }
}

/**
 * The quote in four steps: the property, the details, its price, and where to send it. Its HTML is the first screen. Without a script, the
 * form in a page has all its questions.
 */
export function InteractiveQuoteForm({
  id,
  state,
  side,
  page,
  firm,
  readsAddress = false,
  typedValues = {},
  intro,
  onLeave,
  http = siteHttp,
  today = todayInSydney,
  go = navigate,
}: InteractiveQuoteFormProps) {
  const overlay = onLeave !== undefined
  const writesHtml = useContext(WritesHtml)
  const inBrowser = useInBrowser()
  const pageAnswers = getInitialQuoteAnswers({ state, side, typedValues: {}, draft: null })
  const [first] = useState(() =>
    writesHtml
      ? { ...NO_BEGINNING, values: pageAnswers, page, partner: page.partner }
      : readBeginning({ id, state, side, page, readsAddress, typedValues, today }),
  )
  const [hasStartedAgain, setStartedAgain] = useState(false)
  const steps = useQuoteSteps({
    ...{ id, start: first.screens, isOpened: overlay || first.isTouched },
    ...{ onLeave, page: first.page, http, today, go },
  })
  const screen = inBrowser ? steps.screen : "property"
  const hasTypedValues = first.hasTypedValues && !hasStartedAgain

  function startAgain(reset: () => void) {
    setStartedAgain(true)
    flushSync(reset)
    document.forms.namedItem(id)?.reset()
    steps.startAgain()
  }
  const isLoading = useRequestStore(store => store.isLoading)

  return (
    // No subscription here: components that show an answer subscribe to it, so that the rest doesn't rerender.
    <Form<FormValues> initialValues={first.values} onSubmit={steps.submit} subscription={{}}>
      {({ handleSubmit, form }) => (
        <QuoteSoFarProvider today={today} partner={first.page.partner}>
          <FormColumns overlay={overlay} aside={screen !== "price" && <ReceiptBeside side={side} />}>
            <AnswersForm
              id={id}
              action={getApiAddress(paths.api.quotes)}
              className={variant("quoteForm.form")}
              aria-busy={isLoading || undefined}
              onSubmit={handleSubmit}
              onFocus={steps.open}
              // Safari doesn't focus radio buttons or buttons when they're pressed, so `onFocus` isn't enough.
              onClick={steps.open}
              onKeyUp={scrollTextAreaIntoView}
            >
              <DraftKeeper
                state={state}
                side={side}
                screen={steps.screen}
                address={first.address}
                hasTypedValues={hasTypedValues}
              />
              <StepContent
                id={id}
                level={overlay ? 3 : 2}
                firm={firm}
                intro={intro}
                page={first.page}
                pageAnswers={pageAnswers}
                steps={steps}
                partner={first.partner}
                today={today}
                hasAnswers={hasTypedValues || (first.hasDraft && !hasStartedAgain)}
                startAgain={() => startAgain(() => form.reset(pageAnswers))}
              />
            </AnswersForm>
          </FormColumns>
        </QuoteSoFarProvider>
      )}
    </Form>
  )
}
