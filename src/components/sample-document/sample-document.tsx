import {
  groupDocumentPartsBySection,
  type SamplePart,
  SAMPLE_MODES,
  type SampleMode,
} from "../../domain/sample-documents/sample-document"
import type { State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { Island } from "../island/island"
import { FoundProblems, UnansweredChecks } from "./reader-progress"
import { SamplePartDetails } from "./sample-part"

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

/** It all works without a script; two islands count and list what the reader does. */
export function SampleDocument({ title, state, setting, parts }: Props) {
  const problemParts = parts.filter(({ problems }) => problems)
  return (
    <div className={variant("sample.root")} role="group" aria-label={title} data-sample="">
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
        Open each part beside your own document, and tick what you couldn’t answer. Only this browser keeps your ticks.
      </p>
      <p data-mode="spot">
        {setting} We’ve planted {problemParts.length} problems. Open the parts where you think something’s wrong.
      </p>
      <div>
        <div data-mode="spot" className={variant("sample.count")}>
          <Island name="found-problems" props={{ total: problemParts.length }}>
            <FoundProblems total={problemParts.length} />
          </Island>
        </div>
        <div className={variant("sample.paper")}>
          <p>{title}</p>
          {groupDocumentPartsBySection(parts).map(section => (
            <section key={section.name}>
              <h3>{section.name}</h3>
              <div className={variant("disclosure.list")}>
                {section.parts.map(part => (
                  <SamplePartDetails key={part.id} part={part} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
      <div data-mode="spot">
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
      <section data-mode="check" aria-label="What you couldn’t answer" className={variant("form.scripted")}>
        <Island name="unanswered-checks" props={{ title, state }}>
          <UnansweredChecks title={title} state={state} />
        </Island>
      </section>
    </div>
  )
}
