import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react"
import { createPortal } from "react-dom"
import { useFormState } from "react-final-form"
import { Button } from "../../../components/button/button"
import { FormBindingProvider, useFormBinding, type FormBinding } from "../../../components/form/field-binding"
import { typeAnswer } from "../../../components/form/form-answers"
import { Errors } from "../../../components/form/form-problems"
import { getAnswerText, type FormValues } from "../../../components/form/form-values"
import { Honeypot, PageContextFields, type PageContext } from "../../../components/form/hidden-fields"
import { DetailFields } from "../../../components/form/detail-fields"
import { LaterJobFields, PropertyFields, SoldPropertyFields, TimingFields } from "../../../components/form/job-fields"
import { PersonFields } from "../../../components/form/person-fields"
import { useRemainingErrors } from "../../../components/form/remaining-errors"
import { Door } from "../../../components/illustration/door"
import { Notice } from "../../../components/notice/notice"
import { QuoteSheet } from "../../../components/quote-sheet/quote-sheet"
import { withPhoneOfState, type FirmContact } from "../../../components/reach-us/reach-us"
import { StaticHtml, useInBrowser } from "../../../components/static-html/static-html"
import type { IsoDate } from "../../../domain/iso-date"
import { formatMissingFigureReason } from "../../../domain/format/reason"
import { formatTypedPrice } from "../../../domain/job/price"
import type { PartnerSharing } from "../../../domain/lead/partner-sharing"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import { actsIn, OUR_STATES_IN_WORDS } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { useRequestStore } from "../request-store"
import { QuoteProgress, formatQuoteStep } from "../steps"
import { getVisitorFigures } from "../../../lib/visitor-figures"
import { calculateQuoteSoFar } from "./quote-so-far"
import { calculateStepProgress, getNextScreen, getScreenStep, type Screen } from "./screens"
import { StepFooter } from "./step-footer"
import { usePartnerSharing } from "./use-partner-sharing"
import { listQuoteErrors, type QuoteSteps } from "./use-quote-steps"
import { EmailSuggestion, PostcodeWarning } from "./warnings"

/** The tables of dates are loaded after the first screen, so that the form opens fast; without them the price is shown alone. */
const loadJobUrgency = () =>
  import(/* webpackChunkName: "job-urgency" */ "./job-urgency").then(
    file => ({ default: file.JobUrgency }),
    () => ({ default: () => null }),
  )

const JobUrgency = lazy(loadJobUrgency)

type Props = {
  id: string
  /** The level of a screen's heading. */
  level: 2 | 3
  firm: FirmContact
  intro?: ReactNode
  page: PageContext
  /** The answers that the page gives. */
  pageAnswers: FormValues
  steps: QuoteSteps
  /** Slug of the partner that sent the visitor. */
  partner: string | undefined
  today: () => IsoDate
  /** True if the form started with answers from the visitor: from a draft or from the static form. */
  hasAnswers: boolean
  startAgain: () => void
}

type HeadingFacts = { outcome: QuoteOutcome | null; accepts: boolean; selling: boolean }

/** The heading of each screen. It has the name of its step. */
const buildHeadings = ({ outcome, accepts, selling }: HeadingFacts): Record<Screen, string> => ({
  property: "The property",
  timing: selling ? "Details of the sale" : "Details of the purchase",
  buyers: "Details of the buyers",
  sale: "Details of the property you’re selling",
  price: outcome?.outcome === "manual" ? "We’ll price this one for you" : "Your price",
  send: accepts ? "Accept and send" : "Where should we send it?",
})

/** One screen of the form, with the progress above it and the buttons below. */
export function StepContent(props: Props) {
  const { id, level, firm, intro, page, pageAnswers, steps, partner, today, hasAnswers, startAgain } = props
  const inBrowser = useInBrowser()
  const { values: allValues, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  const { problem, accepts } = steps
  // The page's HTML has the first screen.
  const screen = inBrowser ? steps.screen : "property"
  const values = inBrowser ? allValues : pageAnswers
  const step = getScreenStep(screen)
  const heading = useHeadingFocus(steps.screen)
  const isInPage = level === 2
  // The first screen is in the page's HTML, which would weigh more.
  const hasDoor = screen !== "property"
  const sharing = usePartnerSharing(partner)
  const sendEmailQuote = useRequestStore(store => store.sendEmailQuote ?? page.sendEmailQuote ?? true)
  const refusal = problem?.kind === "refused" ? problem.refusal : null
  const errors = useRemainingErrors(refusal, values, now => listQuoteErrors(now, today()))
  // Once the price is shown, the answers about the job don't change.
  const isPriced = step === "price" || step === "send"
  const calculateOutcome = () => calculateQuoteSoFar(values, getVisitorFigures(page.partner), today())
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const outcome = useMemo(() => (isPriced ? calculateOutcome() : null), [step])
  useSaleStateDefault(id, screen, values)
  useEffect(() => {
    if (screen !== "property") void loadJobUrgency()
  }, [screen])
  const isUnpriced = screen === "price" && outcome === null && !problem
  useEffect(() => {
    if (isUnpriced) steps.mendJob(values)
  })
  const selling = getAnswerText(values, "side") === "selling"
  const title = buildHeadings({ outcome, accepts, selling })[screen]
  return (
    <FormBindingProvider
      value={{
        ...{ formId: id, dependents: inBrowser || !isInPage ? "when-asked" : "in-noscript", values, errors },
        LateDrawings: isInPage ? undefined : LateDrawings,
        formatUnderstood: (_, text) => formatTypedPrice(text),
      }}
    >
      {hasDoor && <Door key={step === "details" ? "ajar" : "open"} opens={step !== "details"} small />}
      <QuoteProgress step={step} share={calculateStepProgress(screen, values)} />
      {screen === "property" && intro}
      <StaticHtml
        key={title}
        as={`h${level}`}
        ref={heading}
        tabIndex={-1}
        className={variant("text.h3", "quoteForm.heading", ...(hasDoor ? ["quoteForm.title" as const] : []))}
      >
        {() => (
          <>
            <span className={variant("layout.hidden")}>{formatQuoteStep(step)}: </span>
            {title}
          </>
        )}
      </StaticHtml>
      {refusal && errors.length > 0 && <Errors formId={id} errors={errors} refusal={refusal} />}
      {screen === "property" && <PropertyFields />}
      {screen === "timing" && <TimingFields afterPostcode={<PostcodeWarning />} />}
      {screen === "buyers" && <DetailFields />}
      {screen === "sale" && <SoldPropertyFields />}
      {screen === "price" && (
        <Suspense>
          <JobUrgency values={values} today={today} />
        </Suspense>
      )}
      {screen === "price" && outcome && <Answer outcome={outcome} level={level} />}
      {screen === "send" && (
        <PersonFields
          firmName={firm.name}
          afterEmail={<EmailSuggestion />}
          sendEmailQuote={sendEmailQuote}
          sharing={sharing}
        />
      )}
      {!inBrowser && isInPage && (
        <noscript>
          <LaterQuestions firmName={firm.name} sharing={sharing} />
        </noscript>
      )}
      <Honeypot />
      <PageContextFields {...page} />
      {inBrowser && (screen !== "property" || hasAnswers || !pristine) && (
        <div className={variant("quoteForm.again")}>
          <Button
            look="quiet"
            onClick={() => {
              startAgain()
              // The button with the focus disappears, so move the focus to the heading.
              if (screen === "property") heading.current?.focus()
            }}
          >
            Start again
          </Button>
        </div>
      )}
      {screen === "property" && getAnswerText(values, "state") === "other" ? (
        <Elsewhere />
      ) : (
        <StepFooter
          id={id}
          steps={steps}
          outcome={outcome}
          byEmail={(getAnswerText(values, "sendEmailQuote") || (sendEmailQuote ? "yes" : "no")) === "yes"}
          isLastBeforePrice={getNextScreen(screen, values) === "price"}
          firm={withPhoneOfState(firm, getAnswerText(values, "state"))}
        />
      )}
    </FormBindingProvider>
  )
}

/** The other questions on one page, for a browser without JavaScript. */
function LaterQuestions({ firmName, sharing }: { firmName: string; sharing: PartnerSharing | null }) {
  return (
    <FormBindingProvider value={{ ...useFormBinding(), dependents: "always", formatUnderstood: undefined }}>
      <div className={variant("quoteForm.form")}>
        <LaterJobFields />
        <h2 className={variant("text.h3", "quoteForm.heading")}>Where should we send it?</h2>
        <PersonFields firmName={firmName} sharing={sharing} />
        <Button type="submit">Send my request</Button>
      </div>
    </FormBindingProvider>
  )
}

/** Draws the options' drawings in their places in the page's HTML. */
const LateDrawings: FormBinding["LateDrawings"] = ({ group, options }) => {
  const [places, setPlaces] = useState<readonly Element[]>([])
  useEffect(() => setPlaces([...(group.current?.querySelectorAll("[aria-hidden]") ?? [])]), [group])
  return places.map((place, index) => createPortal(options[index]?.drawing, place))
}

/** What the job costs, shown before the visitor is asked who they are. */
function Answer({ outcome, level }: { outcome: QuoteOutcome; level: 2 | 3 }) {
  if (outcome.outcome === "quoted") return <QuoteSheet quote={outcome.quote} level={level} compact />
  return (
    <Notice kind="info">
      <p>{formatMissingFigureReason(outcome.reason)} Tell us where to send the quote, and we’ll work it out.</p>
    </Notice>
  )
}

/** Chooses the purchase's state for the sale, because most people sell in the state they buy in. They can change it. */
function useSaleStateDefault(formId: string, screen: Screen, values: FormValues) {
  const state = getAnswerText(values, "state")
  const isOpen = screen === "sale" && !actsIn(getAnswerText(values, "sale.state")) && actsIn(state)
  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (isOpen && form) typeAnswer(form, "sale.state", state)
  }, [isOpen, state, formId])
}

/** Scrolls to and focuses the heading of each screen except the first one shown. */
function useHeadingFocus(screen: Screen) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shownScreen = useRef(screen)
  useEffect(() => {
    if (shownScreen.current === screen) return
    shownScreen.current = screen
    const top = heading.current?.closest("form")
    // If a mistake led here, it already has the focus.
    if (!heading.current?.parentElement?.contains(document.activeElement) || document.activeElement?.matches("button"))
      heading.current?.focus({ preventScroll: true })
    top?.scrollIntoView({ block: "start" })
  }, [screen])
  return heading
}

/** For property outside our states: no price, and no questions about the person. */
function Elsewhere() {
  return (
    <Notice kind="info" title={`We act in ${OUR_STATES_IN_WORDS} only`}>
      <p>
        The law society in the property’s state or territory lists solicitors who do conveyancing. Its consumer affairs
        office can tell you how to check a conveyancer’s licence.
      </p>
    </Notice>
  )
}
