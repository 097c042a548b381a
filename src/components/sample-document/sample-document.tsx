import { useEffect, useRef, useState } from "react"
import {
  groupPartsBySection,
  type SamplePart,
  SAMPLE_MODES,
  type SampleMode,
} from "../../domain/sample-documents/sample-document"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { SamplePartDetails } from "./sample-part"
import { UnansweredChecks } from "./unanswered-checks"

type Props = {
  title: string
  state: State
  setting: string
  parts: readonly (SamplePart & { meaning?: string })[]
}

const MODE_WORDS: Readonly<Record<SampleMode, string>> = {
  read: "Read it",
  check: "Check mine",
  spot: "Spot the problems",
}

const NO_PROGRESS = { isChecking: false, unansweredChecks: [] as string[], foundCount: 0 }

/** The mode that the reader picked, the checks that they ticked, and how many problems they opened. */
const readReaderProgress = (root: HTMLElement): typeof NO_PROGRESS => ({
  isChecking: root.querySelector("[name=mode][value=check]:checked") !== null,
  unansweredChecks: [...root.querySelectorAll<HTMLInputElement>("[name=check]:checked")].map(({ value }) => value),
  foundCount: root.querySelectorAll("details[data-planted][open]").length,
})

/**
 * A made-up document as text. Each part is a disclosure: it says what the part is, what to check in the reader's own
 * document, or what's wrong, depending on the mode the reader picks. It all works without a script, which only counts and
 * lists what the reader does.
 */
export function SampleDocument({ title, state, setting, parts }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [{ isChecking, unansweredChecks, foundCount }, setProgress] = useState(NO_PROGRESS)
  const problemParts = parts.filter(({ problems }) => problems)

  useEffect(() => {
    const all = root.current
    const updateProgress = () => all && setProgress(readReaderProgress(all))
    // Include what was ticked and opened before the listeners were added.
    updateProgress()
    all?.addEventListener("change", updateProgress)
    all?.addEventListener("toggle", updateProgress, true)
    return () => {
      all?.removeEventListener("change", updateProgress)
      all?.removeEventListener("toggle", updateProgress, true)
    }
  }, [])
  return (
    <div ref={root} className={variant("sample.root")} role="group" aria-label={title}>
      <fieldset className={variant("form.fieldset")}>
        <legend className={variant("form.legend")}>What would you like to do?</legend>
        <div className={variant("form.radios")}>
          {SAMPLE_MODES.map((mode, i) => (
            <label key={mode} className={variant("form.radio")}>
              <input type="radio" className={variant("form.mark")} name="mode" value={mode} defaultChecked={i === 0} />
              <span>{MODE_WORDS[mode]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p data-mode="check">
        Open each part beside your own document, and tick what you couldn’t answer. Your ticks stay on this page.
      </p>
      <p data-mode="spot">
        {setting} We’ve planted {problemParts.length} problems. Open the parts where you think something’s wrong.
      </p>
      {groupPartsBySection(parts).map(section => (
        <section key={section.name}>
          <h3>{section.name}</h3>
          <div className={variant("disclosure.list")}>
            {section.parts.map(part => (
              <SamplePartDetails key={part.id} part={part} />
            ))}
          </div>
        </section>
      ))}
      <div data-mode="spot">
        <p role="status" className={variant("form.scripted")}>
          {foundCount} of {problemParts.length} found
        </p>
        <details className={variant("disclosure.item")}>
          <summary>Show them all</summary>
          <ul>
            {problemParts.map(({ id, name, problems = [] }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>: {problems.map(({ clue }) => clue).join("; ")}
              </li>
            ))}
          </ul>
        </details>
      </div>
      <UnansweredChecks title={title} state={state} checks={unansweredChecks} isChecking={isChecking} />
    </div>
  )
}
