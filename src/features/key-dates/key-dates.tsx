import { lazy, Suspense, useCallback, useEffect, useRef, useState, type FormEvent } from "react"
import { changedIn } from "../../components/form/changed-fields"
import { StaticHtml } from "../../components/static-html/static-html"
import { variant } from "../../theme/variant"
import { answersIn, fillIn, WAITING, type Answers } from "./answers"

/** The rules and their tables. They come at the first touch, or when the address brings answers. */
const rules = () =>
  import(/* webpackChunkName: "key-dates" */ "./interactive/answer").then(
    file => ({ default: file.Answer }),
    () => ({ default: Unreachable }),
  )

const Answer = lazy(rules)

const KeyDatesForm = lazy(() => import(/* webpackChunkName: "key-dates-fields" */ "./key-dates-form"))

const TITLE_ID = "key-dates-title"

type Given = {
  answers: Answers
  /** The visitor left a field or sent the form: what is wrong may be said. */
  done: boolean
}

/** A form that asks about a sale, and beside it the dates, counted again with every answer. */
export function KeyDates() {
  const box = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Given | null>(null)

  const read = (done: boolean) => {
    const form = formIn(box.current)
    if (form) setGiven(givenIn(form, done))
  }

  const begin = useCallback(() => {
    const form = formIn(box.current)
    if (!form) return
    const asked = answersIn(new URLSearchParams(window.location.search))
    const isTouched = changedIn(form).length > 0
    fillIn(form, asked)
    if (Object.keys(asked).length > 0 || isTouched) setGiven(givenIn(form, true))
  }, [])
  useEffect(begin, [begin])

  const send = (event: FormEvent) => {
    event.preventDefault()
    read(true)
  }

  return (
    <div className={variant("calendar.grid")}>
      <div ref={box} onFocus={rules} onInput={() => read(false)} onBlur={() => read(true)} onSubmit={send}>
        <StaticHtml>{() => <KeyDatesForm onDrawn={begin} />}</StaticHtml>
      </div>
      <section className={variant("calendar.answer")} aria-labelledby={TITLE_ID}>
        <h2 id={TITLE_ID} className={variant("text.h3")}>
          Your dates
        </h2>
        {given ? (
          <Suspense fallback={<p className={variant("text.muted")}>Counting …</p>}>
            <Answer {...given} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </section>
    </div>
  )
}

const formIn = (box: HTMLElement | null): HTMLFormElement | null => box?.querySelector("form") ?? null

const givenIn = (form: HTMLFormElement, done: boolean): Given => ({ answers: answersIn(new FormData(form)), done })

function Waiting() {
  return (
    <>
      <p className={variant("text.muted")}>{WAITING}</p>
      <noscript>
        <p>Your browser runs no scripts, so nothing is counted here. The worked examples show how each state counts.</p>
      </noscript>
    </>
  )
}

function Unreachable() {
  return <p role="alert">The rules could not be loaded. Check your connection and load this page again.</p>
}
