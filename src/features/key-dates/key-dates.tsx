import { lazy, Suspense, useEffect, useRef, useState } from "react"
import { Notice } from "../../components/notice/notice"
import { variant } from "../../theme/variant"
import { answersIn, fillIn, type Answers } from "./answers"
import { KeyDatesForm } from "./key-dates-form"
import { WAITING } from "./waiting"

/** The rules and their tables. They come at the first touch, or when the address brings answers. */
const rules = () =>
  import(/* webpackChunkName: "key-dates" */ "./live/answer").then(
    file => ({ default: file.Answer }),
    () => ({ default: Unreachable }),
  )

const Answer = lazy(rules)

const TITLE_ID = "key-dates-title"

type Given = {
  answers: Answers
  /** The visitor left a field or sent the form: what is wrong may be said. */
  done: boolean
}

/** A form that asks about a sale, and beside it the dates, counted again with every answer. */
export function KeyDates() {
  const form = useRef<HTMLFormElement>(null)
  const [given, setGiven] = useState<Given | null>(null)

  const read = (done: boolean) => setGiven(form.current && givenIn(form.current, done))

  useEffect(() => {
    if (!form.current) return
    const asked = answersIn(new URLSearchParams(window.location.search))
    fillIn(form.current, asked)
    if (Object.keys(asked).length > 0 || isTouched(form.current)) setGiven(givenIn(form.current, true))
  }, [])

  return (
    <div className={variant("calendar.grid")}>
      <KeyDatesForm ref={form} onTouch={rules} onInput={() => read(false)} onDone={() => read(true)} />
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
  return (
    <Notice kind="danger">
      <p>The rules could not be loaded. Check your connection and load this page again.</p>
    </Notice>
  )
}

const isTouched = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    control =>
      control instanceof HTMLInputElement &&
      (control.checked !== control.defaultChecked || control.value !== control.defaultValue),
  )
