import { useEffect, useRef, useState } from "react"
import * as v from "valibot"
import type { IsoDate } from "../../../domain/iso-date"
import { figures } from "../../../domain/figures/published"
import type { FieldError } from "../../../domain/parse/parse-result"
import { parseJob, parseQuoteRequest } from "../../../domain/lead/quote-request"
import { paths } from "../../../domain/paths"
import { quote } from "../../../domain/quote/quote"
import { getLeadOrigin } from "../../../lib/attribution/attribution"
import { keepEnquiryPath } from "../../../lib/enquiry"
import { collectSpamProof } from "../../../lib/form-stamp"
import type { Http } from "../../../lib/http"
import { createIdempotencyKeys, ownPath, postLead } from "../../../lib/lead-post"
import { track } from "../../../lib/tags/track"
import { FORM_VERSION, type PageContext } from "../../../components/form/hidden-fields"
import type { FormValues } from "../../../components/form/form-values"
import { isRevealed } from "../../../components/form/revealed"
import { buildJobWire, buildPersonWire, type Wire } from "../../../components/form/wire"
import { acceptOffer } from "../accept-offer"
import { handOver, type Handed } from "../handed-answer"
import { useRequestStore } from "../request-store"
import { forgetQuoteDraft } from "./draft"
import { useFunnel } from "./funnel"
import { leaveScreens, useScreens } from "./screen-history"
import type { Refusal } from "../../../components/form/remaining-errors"
import { findScreen, screensFor, stepOf, type Screen } from "./screens"

const kept = v.object({
  id: v.optional(v.string(), ""),
  next: ownPath,
  outcome: v.picklist(["quoted", "manual"]),
  quote: v.optional(v.unknown(), null),
  /** Where the enquiry can be changed; told to whoever sent it, and to nobody else. */
  enquiry: v.optional(v.nullable(ownPath), null),
})

/** Sends a quote request once. The same `key` with the same request is safe to send again. */
const sendRequest = (request: Wire, key: string, http: Http) =>
  postLead({ path: paths.api.quotes, wire: request, key, kept, http })

/** Shows `path`, and hands it the answer so that it need not be asked for again. */
export type Go = (path: string, options: { state: Handed }) => unknown

type Edges = {
  id: string
  /** The screens on the way to the one that is shown first. */
  start: readonly Screen[]
  /** Whether the visitor has opened the form by now, or will by touching it. */
  isOpened: boolean
  /** What Back does on the first screen of a form over the page. */
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

/** One for the tab: a form that was closed while it was sent, and is sent again, keeps its key. */
const keyFor = createIdempotencyKeys()

/** Every answer that is missing or wrong. */
export function listErrors(values: FormValues, today: IsoDate): readonly FieldError[] {
  const request = parseQuoteRequest({ ...buildJobWire(values), ...buildPersonWire(values) }, today)
  return request.ok ? [] : request.errors
}

export type QuoteSteps = ReturnType<typeof useQuoteSteps>

/** The steps of the form: the property, its price, and sending it. */
export function useQuoteSteps({ id, start, isOpened, onLeave, page, http, today, go }: Edges) {
  const { screen, show, back, hasPrevious } = useScreens({ id, start, onLeave })
  const [problem, setProblem] = useState<Problem | null>(null)
  /** The visitor wants to accept the quote at once. */
  const [accepts, setAccepts] = useState(false)
  const attempts = useRef(0)
  const [getSpamProof] = useState(() => collectSpamProof(http))
  const [broken, setBroken] = useState<{ error: unknown } | null>(null)
  const funnel = useFunnel(stepOf(screen), isOpened)
  if (broken) throw broken.error

  // A failure is about what was just sent; on another screen it's history.
  useEffect(() => setProblem(last => (last?.kind === "failed" ? null : last)), [screen])

  function move(to: Screen) {
    setProblem(null)
    funnel.completed(stepOf(to))
    show(to)
  }

  function refuse(all: readonly FieldError[], values: FormValues, by: Refusal["by"] = "rule") {
    funnel.refused()
    // What isn't there yet can't be mended; it follows from something that can.
    const errors = all.filter(({ field }) => isRevealed(field, values))
    setProblem({ kind: "refused", refusal: { errors, values, by } })
    const first = errors.map(({ field }) => findScreen(field)).find(other => other !== screen)
    const here = errors.some(({ field }) => findScreen(field) === screen)
    if (first && !here) show(first)
  }

  /** On to the next screen, or to the first that something is wrong on. */
  function goOn(values: FormValues) {
    const job = parseJob(buildJobWire(values), today())
    const errors = job.ok ? [] : job.errors
    const here = errors.filter(({ field }) => findScreen(field) === screen)
    if (here.length > 0) return refuse(here, values)
    const screens = screensFor(values)
    const next = screens[screens.indexOf(screen) + 1] ?? "price"
    if (next !== "price") return move(next)
    if (!job.ok) return refuse(errors, values)
    const { side, state } = job.value
    track({ event: "quote_priced", outcome: quote(job.value, figures, today()).outcome, side, state })
    move("price")
  }

  async function send(values: FormValues) {
    const wire = { ...buildJobWire(values), ...buildContextWire(page), ...buildPersonWire(values) }
    const request = parseQuoteRequest(wire, today())
    if (!request.ok) return refuse(request.errors, values)
    const { isLoading, submit, succeed, fail } = useRequestStore.getState()
    if (isLoading) return
    submit()
    attempts.current += 1
    // Seconds go on between two tries of the same, so they have no part in its key.
    const sent = await sendRequest({ ...wire, form: funnel.use(), ...(await getSpamProof()) }, keyFor(wire), http)
    if (sent.kind !== "kept") {
      fail()
      track({ event: "quote_failed", reason: sent.kind === "refused" ? "refused" : "unreachable" })
      if (sent.kind === "refused") refuse(sent.errors, values, "server")
      else setProblem({ kind: "failed", attempt: attempts.current })
      return
    }
    forgetQuoteDraft()
    if (sent.enquiry) keepEnquiryPath(sent.id, sent.enquiry)
    const accepted =
      accepts && sent.outcome === "quoted" && sent.id !== "" && (await acceptOffer(sent.id, http)) === "accepted"
    const { side, state } = request.value
    const { property, price, send } = funnel.sent()
    track({
      event: "quote_submitted",
      ...{ outcome: sent.outcome, side, state, device: funnel.device() },
      ...{ property_seconds: property, price_seconds: price, send_seconds: send },
    })
    await leaveScreens(id, onLeave !== undefined)
    succeed()
    const answer = { outcome: sent.outcome, quote: sent.quote }
    go(accepted ? paths.thankYou(sent.id) : sent.next, { state: handOver(answer) })
  }

  /**
   * A mistake of ours shows as a failure to send, with the phone, or as one of the part that the form is in: no button does
   * nothing.
   */
  const caught = (run: () => void | Promise<void>) => {
    const broke = (error: unknown) => {
      if (screen !== "send") return setBroken({ error })
      console.error(error)
      useRequestStore.getState().fail()
      attempts.current += 1
      setProblem({ kind: "failed", attempt: attempts.current })
    }
    try {
      return run()?.catch(broke)
    } catch (error) {
      broke(error)
    }
  }

  return {
    screen,
    problem,
    accepts,
    hasPrevious,
    /** The visitor did something in the form. */
    opened: funnel.open,
    back: () => {
      setProblem(null)
      back()
    },
    submit: (values: FormValues) =>
      caught(() => {
        if (screen === "send") return send(values)
        if (screen !== "price") return goOn(values)
        setAccepts(false)
        move("send")
      }),
    /** Back to the first mistake about the job: Forward in the browser comes past the check of an answer changed since. */
    mendJob: (values: FormValues) => {
      const job = parseJob(buildJobWire(values), today())
      if (!job.ok) refuse(job.errors, values)
    },
    acceptNow: () => {
      setAccepts(true)
      move("send")
    },
    startAgain: () => {
      setProblem(null)
      forgetQuoteDraft()
      show("property")
    },
  }
}

/** What the page adds, its own choice before that of the visitor's way to the form. Answers go over it. */
function buildContextWire({ partner, thankYouPageRoute, sendEmailQuote }: PageContext): Wire {
  const asked = useRequestStore.getState()
  return {
    thankYouPageRoute: thankYouPageRoute ?? asked.thankYouPageRoute,
    sendEmailQuote: sendEmailQuote ?? asked.sendEmailQuote ?? true,
    formVersion: FORM_VERSION,
    ratesVersion: figures.version,
    ...getLeadOrigin(partner),
  }
}
