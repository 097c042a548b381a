import { useEffect, useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from "react"
import type { FieldError } from "../../domain/parse/parse-result"
import { openDisclosuresAround } from "../../lib/navigation/follow"
import { variant } from "../../theme/variant"
import { ErrorSummary } from "../error-summary/error-summary"
import { ReachUs, type FirmContact } from "../reach-us/reach-us"
import { getFieldId } from "./form-values"

/** The refusals for which the summary has already taken the focus. */
const focusedRefusals = new WeakSet<object>()

type ErrorsProps = {
  formId: string
  errors: readonly FieldError[]
  /** The refusal that the errors come from, if some may have been fixed since. */
  refusal?: object
}

/** Up to this many errors, what's said at the fields is enough to see. */
const FEW = 3

/**
 * All errors, in the order of the form. Each time the form is refused, the summary takes the focus, or with a few errors the
 * first field: the summary is then for screen readers only.
 */
export function Errors({ formId, errors, refusal = errors }: ErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const atFirst = useRef({ refusal, isHidden: errors.length <= FEW })
  if (atFirst.current.refusal !== refusal) atFirst.current = { refusal, isHidden: errors.length <= FEW }
  const { isHidden } = atFirst.current
  const first = getFieldId(formId, errors[0]?.field ?? "")
  const last = useRef("")
  last.current = getFieldId(formId, errors.at(-1)?.field ?? "")
  useErrorTitle()
  useEffect(() => {
    // A summary that reappears, because a fixed answer was deleted again, doesn't take the focus.
    const field = isHidden ? document.getElementById(first) : null
    if (!focusedRefusals.has(refusal) && field) focusField(field)
    else if (!focusedRefusals.has(refusal)) focusErrorSummary(box.current)
    focusedRefusals.add(refusal)
    // Only for a new refusal: the first field changes once it's right.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal])
  useLayoutEffect(() => {
    const summary = box.current
    // The summary disappears once the last error is fixed, so move the focus to the field.
    return () => {
      if (summary?.contains(document.activeElement)) document.getElementById(last.current)?.focus()
    }
  }, [])
  return <ErrorSummary formId={formId} errors={errors} boxRef={box} onFollow={focusLinkedField} isHidden={isHidden} />
}

const PREFIX = "Error: "

/** How many parts of the page currently show errors. */
let shownCount = 0

/**
 * Adds `Error: ` to the start of the page's title while the caller is mounted, because screen readers read the title first. A
 * title that changes in the meantime, as on navigation, is left alone.
 */
function useErrorTitle(): void {
  useEffect(() => {
    shownCount += 1
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title
    return () => {
      shownCount -= 1
      if (shownCount === 0 && document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length)
    }
  }, [])
}

/** Focuses a summary. If a heading comes right before it, scrolls the whole heading into view too. */
function focusErrorSummary(summary: HTMLElement | null): void {
  const before = summary?.previousElementSibling
  const heading = before?.matches("h2, h3") ? before : null
  summary?.focus({ preventScroll: heading !== null })
  heading?.scrollIntoView({ block: "start" })
}

/** Focuses the field of a line. The address stays, so that Back leaves the page, not the field. */
function focusLinkedField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  focusField(field)
}

/** Focuses a field, and opens the disclosures around it. Of a group, the question and what's wrong come into view. */
function focusField(field: HTMLElement): void {
  openDisclosuresAround(field)
  field.focus({ preventScroll: true })
  const group = field.closest("fieldset")
  if (group) group.scrollIntoView({ block: "start" })
  else field.scrollIntoView({ block: "center" })
}

/** How long sending may take before the visitor hears that it's slow, in milliseconds. */
const SLOW_MS = 8_000

type SendingStatusProps = { firm: FirmContact; busy: boolean }

/** Says aloud that something is being sent, and once that takes long also on the page, with the phone number. */
export function SendingStatus({ firm, busy }: SendingStatusProps) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = busy ? setTimeout(() => setSlow(true), SLOW_MS) : undefined
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return (
    <div role="status" className={variant(isSlow ? "text.muted" : "layout.hidden")}>
      {busy && !isSlow && <p>Sending …</p>}
      {busy && isSlow && (
        <p>
          This is taking longer than usual. You can also call <a href={`tel:${firm.phone.tel}`}>{firm.phone.display}</a>
          .
        </p>
      )}
    </div>
  )
}

type FailureProps = {
  firm: FirmContact
  /** Distinguishes this failure from the one before, for example by a number. Each failure takes the focus again. */
  attempt?: unknown
  busy?: boolean
  title?: string
  /** Says what hasn't been lost. */
  children?: ReactNode
  /** Sends the form again. Without it, the button submits the form that contains it. */
  onRetry?: () => void
  retry?: string
}

/**
 * Shown directly above the send button if we can't tell whether the firm received what was sent. Takes the focus, so that
 * it's announced. Nothing typed is lost, and sending again is safe.
 */
export function Failure({
  firm,
  attempt,
  busy = false,
  title = "We couldn’t send it",
  children = "Everything you typed is still here. Check your connection and try again.",
  onRetry,
  retry = "Try again",
}: FailureProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [attempt])
  return (
    <div
      ref={box}
      className={variant("form.summary", "form.failure")}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-what`}
      tabIndex={-1}
    >
      <h2 id={id}>{title}</h2>
      <p id={`${id}-what`}>{children}</p>
      <button
        type={onRetry ? "button" : "submit"}
        className={variant("buttons.secondary")}
        aria-busy={busy || undefined}
        onClick={onRetry}
      >
        {retry}
      </button>
      <p>
        Still not working? <ReachUs firm={firm} />.
      </p>
    </div>
  )
}
