import { useEffect, useMemo, useRef, type ReactNode } from "react"
import { useForm, useFormState } from "react-final-form"
import { Button } from "../../../components/button/button"
import { FormBindingProvider } from "../../../components/form/field-binding"
import { Errors } from "../../../components/form/form-problems"
import { getText, type FormValues } from "../../../components/form/form-values"
import { Honeypot } from "../../../components/form/hidden-fields"
import { interactiveBinding } from "../../../components/form/interactive-binding"
import { PropertyFields, SoldPropertyFields, TimingFields } from "../../../components/form/job-fields"
import { PersonFields } from "../../../components/form/person-fields"
import { useRemainingErrors } from "../../../components/form/remaining-errors"
import { Notice } from "../../../components/notice/notice"
import type { FirmContact } from "../../../components/reach-us/reach-us"
import type { IsoDate } from "../../../domain/iso-date"
import { formatTypedPrice } from "../../../domain/job/price"
import type { QuoteOutcome } from "../../../domain/quote/quote-types"
import { actsIn, OUR_STATES_IN_WORDS } from "../../../domain/states"
import { variant } from "../../../theme/variant"
import { QuoteProgress, stepInWords } from "../steps"
import { Answer } from "./answer"
import { calculateQuoteSoFar } from "./quote-so-far"
import { getStepShare, stepOf, type Screen } from "./screens"
import { StepFooter } from "./step-footer"
import { usePartnerSharing } from "./use-partner-sharing"
import { listErrors, type QuoteSteps } from "./use-quote-steps"
import { EmailSuggestion, PostcodeWarning } from "./warnings"

type Props = {
  id: string
  /** The level of a screen's heading. */
  level: 2 | 3
  firm: FirmContact
  intro?: ReactNode
  steps: QuoteSteps
  /** Whether the box for a copy by email begins ticked. */
  sendEmailQuote: boolean
  /** Slug of the partner that the visitor came by. */
  partner: string | undefined
  today: () => IsoDate
  /** The form began with answers of the visitor's, from a draft or from before it was interactive. */
  isBegun: boolean
  startAgain: () => void
}

/** What the screen that is shown says at its top. */
const headingOf = (screen: Screen, outcome: QuoteOutcome | null, accepts: boolean): string => {
  switch (screen) {
    case "property":
      return "The property"
    case "timing":
      return "Price and timing"
    case "sale":
      return "The property you’re selling"
    case "price":
      return outcome?.outcome === "manual" ? "We’ll price this one for you" : "Your price"
    case "send":
      return accepts ? "Who’s accepting?" : "Where should we send it?"
    default: {
      const missed: never = screen
      return missed
    }
  }
}

/** One screen of the form, with the progress over it and the way on below. */
export function StepContent({
  id,
  level,
  firm,
  intro,
  steps,
  sendEmailQuote,
  partner,
  today,
  isBegun,
  startAgain,
}: Props) {
  const { values, pristine } = useFormState<FormValues>({ subscription: { values: true, pristine: true } })
  const { screen, problem, accepts } = steps
  const step = stepOf(screen)
  const heading = useArrival(screen)
  const sharing = usePartnerSharing(partner)
  const refusal = problem?.kind === "refused" ? problem.refusal : null
  const errors = useRemainingErrors(refusal, values, now => listErrors(now, today()))
  const binding = useMemo(
    () => ({ ...interactiveBinding(id, errors), understood: (_: string, text: string) => formatTypedPrice(text) }),
    [id, errors],
  )
  // The answers about the job don't change on the screens that come after them.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const outcome = useMemo(() => (step === "property" ? null : calculateQuoteSoFar(values, today())), [step])
  useStateOfSale(screen, values)
  const isUnpriced = screen === "price" && outcome === null && !problem
  useEffect(() => {
    if (isUnpriced) steps.mendJob(values)
  })
  const Heading = `h${level}` as const
  return (
    <FormBindingProvider value={binding}>
      <QuoteProgress step={step} share={getStepShare(screen, values)} />
      {screen === "property" && intro}
      <Heading key={screen} ref={heading} tabIndex={-1} className={variant("text.h3", "quoteForm.heading")}>
        <span className={variant("layout.hidden")}>{stepInWords(step)}: </span>
        {headingOf(screen, outcome, accepts)}
      </Heading>
      {refusal && errors.length > 0 && <Errors formId={id} errors={errors} refusal={refusal} />}
      {screen === "property" && <PropertyFields />}
      {screen === "timing" && <TimingFields afterPostcode={<PostcodeWarning />} />}
      {screen === "sale" && <SoldPropertyFields />}
      {screen === "price" && outcome && <Answer outcome={outcome} level={level} />}
      {screen === "send" && (
        <PersonFields
          firmName={firm.name}
          afterEmail={<EmailSuggestion />}
          sendEmailQuote={sendEmailQuote}
          sharing={sharing}
        />
      )}
      <Honeypot />
      {(screen !== "property" || isBegun || !pristine) && (
        <div className={variant("quoteForm.again")}>
          <Button
            look="quiet"
            onClick={() => {
              startAgain()
              // There the button goes, and the focus would go with it.
              if (screen === "property") heading.current?.focus()
            }}
          >
            Start again
          </Button>
        </div>
      )}
      {screen === "property" && getText(values, "state") === "other" ? (
        <Elsewhere />
      ) : (
        <StepFooter
          id={id}
          steps={steps}
          outcome={outcome}
          byEmail={(getText(values, "sendEmailQuote") || (sendEmailQuote ? "yes" : "no")) === "yes"}
          both={getText(values, "side") === "both"}
          firm={firm}
        />
      )}
    </FormBindingProvider>
  )
}

/** Most people sell in the state that they buy in: it's chosen for them, to be changed. */
function useStateOfSale(screen: Screen, values: FormValues) {
  const { change } = useForm()
  const state = getText(values, "state")
  const isOpen = screen === "sale" && getText(values, "sale.state") === "" && actsIn(state)
  useEffect(() => {
    if (isOpen) change("sale.state", state)
  }, [isOpen, state, change])
}

/** Takes focus and view to the heading of each screen after the first that is shown. */
function useArrival(screen: Screen) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    const top = heading.current?.closest("form")
    // A mistake that led here has the focus already.
    if (!heading.current?.parentElement?.contains(document.activeElement) || document.activeElement?.matches("button"))
      heading.current?.focus({ preventScroll: true })
    top?.scrollIntoView({ block: "start" })
  }, [screen])
  return heading
}

/** For property outside our states: no price, and no question about the person. */
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
