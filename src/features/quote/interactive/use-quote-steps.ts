import { useEffect, useRef, useState } from "react"
import * as v from "valibot"
import type { IsoDate } from "../../../domain/iso-date"
import { figures } from "../../../domain/figures/published"
import type { FieldError } from "../../../domain/parse/parse-result"
import { parseJobForPrice, parseQuoteRequest } from "../../../domain/lead/quote-request"
import { paths } from "../../../domain/paths"
import { calculateQuoteOutcome } from "../../../domain/quote/quote"
import { getLeadOrigin } from "../../../lib/attribution/attribution"
import { saveEnquiryEditPath } from "../../../lib/enquiry"
import { useAntiSpamTokens } from "../../../lib/form-stamp"
import type { Http } from "../../../lib/http"
import { createIdempotencyKeyGenerator, ownPath, postLead } from "../../../lib/lead-post"
import { now } from "../../../lib/today"
import { trackEvent } from "../../../lib/tags/track"
import { FORM_VERSION, type PageContext } from "../../../components/form/hidden-fields"
import type { FormValues } from "../../../components/form/form-values"
import { isQuestionRevealed } from "../../../components/form/job-fields"
import { buildJobWire, buildPersonWire, type Wire } from "../../../components/form/wire"
import { acceptOffer } from "../accept-offer"
import { buildHandedAnswer, type HandedAnswer } from "../handed-answer"
import { useRequestStore } from "../request-store"
import { deleteQuoteDraft } from "./draft"
import { useFunnel } from "./funnel"
import { leaveFormScreens, useScreenHistory } from "./screen-history"
import type { Refusal } from "../../../components/form/remaining-errors"
import { findScreenWithField, getCountedStep, getNextScreen, type Screen } from "./screens"

const replySchema = v.object({
  id: v.optional(v.string(), ""),
  next: ownPath,
  outcome: v.picklist(["quoted", "manual"]),
  quote: v.optional(v.unknown(), null),
  /** What's urgent about the sale and what happens next, for the next page. */
  urgency: v.optional(v.unknown(), null),
  nextSteps: v.optional(v.unknown(), null),
  /** Where the enquiry can be changed; only the person who sent it gets this path. */
  enquiry: v.optional(v.nullable(ownPath), null),
})

/** Shows the page at `path`, and passes it the answer so that it doesn't have to fetch it. */
export type Go = (path: string, options: { state: HandedAnswer }) => unknown

type StepOptions = {
  id: string
  /** The screens up to the one that's shown first. */
  start: readonly Screen[]
  /** True if the form counts as opened already; otherwise the first touch opens it. */
  isOpened: boolean
  /** For a form over the page: closes it, when the visitor goes back from its first screen. */
  onLeave?: () => boolean
  page: PageContext
  http: Http
  today: () => IsoDate
  go: Go
}

/** What went wrong last. */
type Problem =
  | { kind: "refused"; refusal: Refusal }
  /** `attempt` counts the failures of one quote, from 1. */
  | { kind: "failed"; attempt: number }

/** The idempotency keys of this tab: a form that was closed while sending and is then sent again uses the same key. */
const getKey = createIdempotencyKeyGenerator()

/** The errors for all missing and invalid answers, those without which the form shows no price first. */
export function listQuoteErrors(values: FormValues, today: IsoDate): readonly FieldError[] {
  const wire = { ...buildJobWire(values), ...buildPersonWire(values) }
  const [job, request] = [parseJobForPrice(wire, today), parseQuoteRequest(wire, today)]
  return [...(job.ok ? [] : job.errors), ...(request.ok ? [] : request.errors)]
}

export type QuoteSteps = ReturnType<typeof useQuoteSteps>

/** The steps of the form: the property, its details, its price, and sending it. */
export function useQuoteSteps({ id, start, isOpened, onLeave, page, http, today, go }: StepOptions) {
  const { screen, show, back, hasPrevious } = useScreenHistory({ id, start, onLeave })
  const [problem, setProblem] = useState<Problem | null>(null)
  /** True once the request was accepted: the next page is loading, which takes seconds on a slow phone. */
  const [isLeaving, setIsLeaving] = useState(false)
  /** True if the visitor wants to accept the quote at once. */
  const [accepts, setAccepts] = useState(false)
  const attempts = useRef(0)
  const getSpamProof = useAntiSpamTokens(http)
  const [caughtError, setCaughtError] = useState<{ error: unknown } | null>(null)
  const funnel = useFunnel(getCountedStep(screen), isOpened)
  if (caughtError) throw caughtError.error

  // Back may restore this page as it was left.
  useEffect(() => {
    const stay = () => setIsLeaving(false)
    addEventListener("pagehide", stay)
    return () => removeEventListener("pagehide", stay)
  }, [])

  // A failure no longer matters once the visitor moves to another screen.
  useEffect(() => setProblem(last => (last?.kind === "failed" ? null : last)), [screen])

  function moveToScreen(to: Screen) {
    setProblem(null)
    funnel.trackCompletion(getCountedStep(to))
    show(to)
  }

  function showRefusal(all: readonly FieldError[], values: FormValues, by: Refusal["by"] = "rule") {
    funnel.trackRefusal()
    // Leave out questions that aren't shown yet: they show once the answers before them are fixed.
    const errors = all.filter(({ field }) => isQuestionRevealed(field, values))
    setProblem({ kind: "refused", refusal: { errors, values, by } })
    const first = errors.map(({ field }) => findScreenWithField(field)).find(other => other !== screen)
    const here = errors.some(({ field }) => findScreenWithField(field) === screen)
    if (first && !here) show(first)
  }

  /** Goes to the next screen, or to the first with a mistake. */
  function goToNextScreen(values: FormValues) {
    const job = parseJobForPrice(buildJobWire(values), today())
    const errors = job.ok ? [] : job.errors
    const here = errors.filter(({ field }) => findScreenWithField(field) === screen)
    if (here.length > 0) return showRefusal(here, values)
    const next = getNextScreen(screen, values)
    if (next !== "price") return moveToScreen(next)
    if (!job.ok) return showRefusal(errors, values)
    const { side, state } = job.value
    trackEvent({
      event: "quote_priced",
      outcome: calculateQuoteOutcome(job.value, figures, today()).outcome,
      side,
      state,
    })
    moveToScreen("price")
  }

  async function sendQuoteRequest(values: FormValues) {
    const wire = { ...buildJobWire(values), ...buildPageContextWire(page), ...buildPersonWire(values) }
    const request = parseQuoteRequest(wire, today())
    if (!request.ok) return showRefusal(request.errors, values)
    const { isLoading, submit, succeed, fail } = useRequestStore.getState()
    if (isLoading || isLeaving) return
    submit()
    attempts.current += 1
    // The key leaves out the seconds, because they keep counting between two attempts at the same request.
    const reply = await postLead({
      path: paths.api.quotes,
      wire: { ...wire, form: funnel.getFormUse() },
      key: getKey(wire),
      ...{ getSpamProof, kept: replySchema, http },
    })
    if (reply.kind !== "kept") {
      fail()
      trackEvent({ event: "quote_failed", reason: reply.kind === "refused" ? "refused" : "unreachable" })
      if (reply.kind === "refused") showRefusal(reply.errors, values, "server")
      else setProblem({ kind: "failed", attempt: attempts.current })
      return
    }
    deleteQuoteDraft()
    if (reply.enquiry) saveEnquiryEditPath(reply.id, reply.enquiry)
    const isAccepted =
      accepts && reply.outcome === "quoted" && reply.id !== "" && (await acceptOffer(reply.id, http)) === "accepted"
    const { side, state } = request.value
    const { device, propertySeconds, priceSeconds, sendSeconds } = funnel.finish()
    trackEvent({
      event: "quote_submitted",
      ...{ outcome: reply.outcome, side, state, device },
      property_seconds: String(propertySeconds),
      price_seconds: String(priceSeconds),
      send_seconds: String(sendSeconds),
    })
    await leaveFormScreens(id, onLeave !== undefined)
    setIsLeaving(true)
    succeed()
    const { outcome, quote, urgency, nextSteps } = reply
    const answer = { outcome, quote, urgency, nextSteps, acceptedAt: isAccepted ? now().toISOString() : null }
    go(isAccepted ? paths.thankYou(reply.id) : reply.next, { state: buildHandedAnswer(answer) })
  }

  /**
   * An error in our own code shows as a failure to send, with the phone number, or as a broken part of the page on the other
   * screens, so that a button always does something.
   */
  const runActionSafely = (action: () => void | Promise<void>) => {
    const handleError = (error: unknown) => {
      if (screen !== "send") return setCaughtError({ error })
      console.error(error)
      useRequestStore.getState().fail()
      attempts.current += 1
      setProblem({ kind: "failed", attempt: attempts.current })
    }
    try {
      return action()?.catch(handleError)
    } catch (error) {
      handleError(error)
    }
  }

  return {
    screen,
    problem,
    accepts,
    isLeaving,
    hasPrevious,
    /** Call when the visitor does something in the form. */
    open: funnel.open,
    back: () => {
      setProblem(null)
      back()
    },
    submit: (values: FormValues) =>
      runActionSafely(() => {
        if (screen === "send") return sendQuoteRequest(values)
        if (screen !== "price") return goToNextScreen(values)
        setAccepts(false)
        moveToScreen("send")
      }),
    /** Goes back to the first mistake about the job. The browser's Forward skips the check of an answer that has changed. */
    mendJob: (values: FormValues) => {
      const job = parseJobForPrice(buildJobWire(values), today())
      if (!job.ok) showRefusal(job.errors, values)
    },
    acceptNow: () => {
      setAccepts(true)
      moveToScreen("send")
    },
    startAgain: () => {
      setProblem(null)
      deleteQuoteDraft()
      show("property")
    },
  }
}

/** What the page adds to a request. Its own options override those of the link that opened the form; answers override both. */
function buildPageContextWire({ partner, thankYouPageRoute, sendEmailQuote }: PageContext): Wire {
  const requestOptions = useRequestStore.getState()
  return {
    thankYouPageRoute: thankYouPageRoute ?? requestOptions.thankYouPageRoute,
    sendEmailQuote: requestOptions.sendEmailQuote ?? sendEmailQuote ?? true,
    formVersion: FORM_VERSION,
    ratesVersion: figures.version,
    ...getLeadOrigin(partner),
  }
}
