import type { ComponentProps } from "react"
import type { SamplePart } from "../../domain/sample-documents/sample-document"
import type { ProblemTime } from "../../domain/content/sample-schema"
import { variant } from "../../theme/variant"
import { Icon } from "../icon/icon"
import { Fact } from "../key-facts/key-facts"
import { Notice } from "../notice/notice"
import { CitedSource } from "../source-link/source-link"

const TIME_WORDS: Readonly<Record<ProblemTime, string>> = {
  "before-signing": "Before you sign",
  today: "Today",
  now: "Right now",
}

const OptionalFact = (props: ComponentProps<typeof Fact>) => (props.children ? <Fact {...props} /> : null)

/** Closed, it shows the document's text. The id is on the content, so that a link to it opens the part. */
export function SamplePartDetails({ part }: { part: SamplePart & { meaning?: string } }) {
  const {
    id,
    name,
    lines = [],
    about,
    inSample,
    usual,
    checks,
    call,
    oftenMissed,
    problems,
    term,
    meaning,
    guide,
    source,
  } = part
  return (
    <details className={variant("disclosure.item")} data-planted={problems ? "" : undefined}>
      <summary>
        <span>
          {name}
          {lines.map(({ label, value }) => (
            <small key={label}>{label === name ? value : `${label}: ${value}`}</small>
          ))}
        </span>
        <Icon name="chevron" />
      </summary>
      <div id={id} className={variant("documents.groups")}>
        <div data-mode="read">
          <p>{inSample ? `${about} ${inSample}` : about}</p>
          <dl className={variant("documents.facts")}>
            <OptionalFact label="Usually">{usual}</OptionalFact>
            <OptionalFact label="Often missed">
              {oftenMissed && "First-time buyers often overlook this part."}
            </OptionalFact>
            <OptionalFact label="In the glossary">{term && <a href={meaning}>{term}</a>}</OptionalFact>
            <OptionalFact label="Read more">{guide && <a href={guide}>in our guide</a>}</OptionalFact>
            <OptionalFact label="Source">{source && <CitedSource source={source} />}</OptionalFact>
          </dl>
        </div>
        <div data-mode="check">
          {checks.map(check => (
            <label key={check} className={variant("form.check")}>
              <input type="checkbox" className={variant("form.mark")} name="check" value={check} />
              <span>{check}</span>
            </label>
          ))}
          <Notice kind="warning" title="Stop and call us if">
            <p>{call}</p>
          </Notice>
        </div>
        <div data-mode="spot">
          {problems?.map(({ clue, why, advice, when }) => (
            <Notice key={clue} kind="danger" title={clue}>
              <p>{why}</p>
              <p>
                <strong>{TIME_WORDS[when]}:</strong> {advice}
              </p>
            </Notice>
          )) ?? <p>We didn’t plant anything here.</p>}
        </div>
      </div>
    </details>
  )
}
