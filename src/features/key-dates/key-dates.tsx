import { lazy, Suspense, useCallback, useEffect, useRef, useState, type FormEvent } from "react"
import { changedIn } from "../../components/form/changed-fields"
import { StaticHtml } from "../../components/static-html/static-html"
import { endWaiting, showWaiting } from "../../lib/waiting"
import { variant } from "../../theme/variant"
import type { Given } from "./answers"
import { IS_STATE_ASKED, TITLE_ID, WAITING } from "./waiting"

/** The rules and their tables. They come at the first touch, or when the address may bring answers. */
const load = () => import(/* webpackChunkName: "key-dates" */ "./interactive/answer")

/** Whether they have come. */
let isLoaded = false

const rules = () =>
  load().then(
    file => {
      isLoaded = true
      return { default: file.Answer }
    },
    () => ({ default: Unreachable }),
  )

const Answer = lazy(rules)

const KeyDatesForm = lazy(() => import(/* webpackChunkName: "key-dates-fields" */ "./key-dates-form"))

/** A form that asks about a sale, and beside it the dates, counted again with every answer. */
export function KeyDates() {
  const box = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Given | null>(null)

  const read = useCallback((typedIn: string | null, times = 0) => {
    const form = formIn(box.current)
    if (form) setGiven(before => ({ data: new FormData(form), typedIn, sent: (before?.sent ?? 0) + times }))
  }, [])

  const begin = useCallback(() => {
    const form = formIn(box.current)
    if (!form) return
    const go = () => read(nameOf(document.activeElement))
    if (changedIn(form).length > 0) go()
    if (window.location.search) load().then(({ fillFromAddress }) => fillFromAddress(form) && go(), go)
  }, [read])
  useEffect(begin, [begin])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isLoaded) waitAt(box.current?.querySelector("[type=submit]"))
    read(null, 1)
  }

  return (
    <div className={variant("calendar.grid")}>
      <div
        ref={box}
        onFocus={rules}
        onInput={({ target }) => read(nameOf(target))}
        onBlur={() => read(null)}
        onSubmit={send}
      >
        <StaticHtml>{() => <KeyDatesForm onDrawn={begin} />}</StaticHtml>
      </div>
      <section className={variant("calendar.answer")} aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} tabIndex={-1} className={variant("text.h3")}>
          Your dates
        </h2>
        {given ? (
          <Suspense fallback={<p className={variant("text.muted")}>Counting …</p>}>
            <Answer given={given} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </section>
    </div>
  )
}

/** Shows at the pressed button, and says, that the press was taken, until the rules have come or can't. */
function waitAt(button: Element | null | undefined): void {
  showWaiting(button)
  void rules().then(() => {
    button?.removeAttribute("aria-busy")
    endWaiting()
  })
}

const formIn = (box: HTMLElement | null): HTMLFormElement | null => box?.querySelector("form") ?? null

const nameOf = (control: unknown): string | null => (control instanceof HTMLInputElement ? control.name : null)

function Waiting() {
  return (
    <>
      <p className={variant("calendar.waiting")}>{WAITING}</p>
      <noscript>
        <p>
          {`Your browser doesn’t run scripts, so nothing is counted here. The worked examples show how ${IS_STATE_ASKED ? "each state counts" : "the days are counted"}.`}
        </p>
      </noscript>
    </>
  )
}

function Unreachable({ given }: { given: Given }) {
  return (
    <p role="alert" ref={given.sent ? show : null}>
      We couldn’t load the rules. Check your connection and reload this page.
    </p>
  )
}

const show = (words: HTMLElement | null): void => words?.scrollIntoView({ block: "center" })
