import { useState } from "react"
import { Button } from "../../components/button/button"
import { Icon } from "../../components/icon/icon"
import { Notice } from "../../components/notice/notice"
import { QuestionsForQuote } from "../../components/sample-document/questions-for-quote"
import type { ContractFindings, Finding } from "../../domain/own-contract/findings"
import { listItems, nameItem } from "../../domain/own-contract/items"
import type { ExplainedSample } from "../../domain/sample-documents/explained-part"
import { formatQuestions } from "../../domain/sample-documents/sample-document"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { StateQuestion } from "./contract-questions"
import { describeAnswer, describeDepositShare, GENERAL_LIMITS, LIMIT, listFileLimits } from "./words"

type Part = ExplainedSample["parts"][number]
type PartFindings = { id: string; part: Part | undefined; findings: Finding[] }

/** The findings in the order of the items, together where the sample explains several items in one part. */
function groupByPart(findings: readonly Finding[], { state, parts }: ExplainedSample): PartFindings[] {
  const groups = new Map<string, PartFindings>()
  for (const { id, parts: partIds } of listItems(state)) {
    const finding = findings.find(({ item }) => item === id)
    if (!finding) continue
    const part = parts.find(one => one.id === partIds[state])
    const group = groups.get(part?.id ?? id) ?? { id: part?.id ?? id, part, findings: [] }
    groups.set(group.id, { ...group, findings: [...group.findings, finding] })
  }
  return [...groups.values()]
}

type Props = {
  findings: ContractFindings & { state: State }
  sample: ExplainedSample
  /** True while other pages are being read: then nothing is said not to be there. */
  isPartial: boolean
  onState: (state: State) => void
}

/** What a contract says, part by part, beside what each part is, and the list of what the visitor wants to ask. */
export function FindingsByPart({ findings: contract, sample, isPartial, onState }: Props) {
  const [askedItems, setAskedItems] = useState<readonly string[]>([])
  const [asksState, setAsksState] = useState(false)
  const { state, pageCount } = contract
  const visibleFindings = contract.findings.filter(({ answer }) => !isPartial || answer !== "missing")
  const findingsToAsk = visibleFindings.filter(({ item }) => askedItems.includes(item))
  const ask = (item: string, isAsked: boolean) =>
    setAskedItems(items => [...items.filter(one => one !== item), ...(isAsked ? [item] : [])])

  return (
    <div className={variant("ownContract.root", "layout.answer")}>
      <h3>What it says, part by part</h3>
      <p>
        {`We take it for a contract in ${STATE_NAMES[state].name}, with ${pageCount === 1 ? "1 page" : `${pageCount} pages`}.`}
      </p>
      {!isPartial && (
        <div className={variant("ownContract.onScreen")}>
          {asksState ? (
            <StateQuestion onAnswer={onState} />
          ) : (
            <Button look="quiet" onClick={() => setAsksState(true)}>
              It’s in another state
            </Button>
          )}
        </div>
      )}
      <Notice kind="warning" title={LIMIT}>
        <ul>
          {[...listFileLimits(contract), ...GENERAL_LIMITS].map(limit => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Notice>
      {groupByPart(visibleFindings, sample).map(({ id, part, findings }) => (
        <section key={id} className={variant("ownContract.part")} aria-label={part?.name ?? nameItem(id)}>
          <h4>{part?.name ?? nameItem(id)}</h4>
          <ul className={variant("ownContract.findings")}>
            {findings.map((finding, i) => (
              <li key={finding.item}>
                <FindingDetails
                  finding={finding}
                  contract={contract}
                  heading={i === 0 ? (part?.name ?? nameItem(id)) : null}
                />
                <label className={variant("form.check", "ownContract.onScreen")}>
                  <input
                    type="checkbox"
                    className={variant("form.mark")}
                    checked={askedItems.includes(finding.item)}
                    onChange={({ target }) => ask(finding.item, target.checked)}
                  />
                  <span>
                    Ask us about this<span className={variant("layout.hidden")}>: {nameItem(finding.item)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {part && <PartExplanation part={part} page={sample.path} />}
        </section>
      ))}
      {!isPartial && <AskUsAbout findingsToAsk={findingsToAsk} contract={contract} />}
    </div>
  )
}

type FindingProps = {
  finding: Finding
  contract: ContractFindings
  /** The heading right above it, which isn't repeated. */
  heading: string | null
}

function FindingDetails({ finding, contract, heading }: FindingProps) {
  const { item, answer, value, mentions } = finding
  const name = nameItem(item)
  const quotes = mentions
    .filter(({ page }, i) => (value === undefined ? i === 0 : mentions.findIndex(one => one.page === page) === i))
    .filter(({ sentence }) => sentence !== value)
  const isOnePage = mentions.every(({ page }) => page === mentions[0]?.page)
  const share = item === "deposit" && describeDepositShare(contract.findings)
  return (
    <>
      {name !== heading && (
        <p>
          <strong>{name}</strong>
        </p>
      )}
      <p>
        {/* In an element of its own, since a translator replaces the text of the one before. */}
        <span>{describeAnswer(finding, contract)}</span>
        {answer === "found" && value && <b> {value}</b>}
      </p>
      {share && <p>{share}</p>}
      {quotes.map(({ page, sentence }) => (
        <blockquote key={page} className={variant("ownContract.sentence")}>
          {isOnePage ? sentence : `Page ${page}: ${sentence}`}
        </blockquote>
      ))}
    </>
  )
}

const PartExplanation = ({ part: { id, about, checks }, page }: { part: Part; page: string | undefined }) => (
  <details className={variant("disclosure.item", "ownContract.onScreen")}>
    <summary>
      <span>What it is, and what to check</span>
      <Icon name="chevron" />
    </summary>
    <div>
      <p>{about}</p>
      <ul>
        {checks.map(check => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      {page && (
        <p>
          {/* Leaving this page would lose the reading. */}
          <a href={`${page}#${id}`} target="_blank" rel="noopener">
            See it in the explained contract (opens in a new tab)
          </a>
        </p>
      )}
    </div>
  </details>
)

/** What the visitor ticked. A quote request gets the names of the parts alone, without anything from the contract. */
function AskUsAbout({
  findingsToAsk,
  contract,
}: {
  findingsToAsk: readonly Finding[]
  contract: ContractFindings & { state: State }
}) {
  const intro = `I’d like to ask about these in my contract (${STATE_NAMES[contract.state].name}):`
  const names = findingsToAsk.map(({ item }) => nameItem(item))
  const answers = findingsToAsk.map(
    finding => `${nameItem(finding.item)} (${describeAnswer(finding, contract).replace(/ says?:$/, "")})`,
  )
  return (
    <section aria-label="Ask us about">
      <h3>Ask us about</h3>
      {findingsToAsk.length === 0 ? (
        <p>Tick “Ask us about this” beside anything you’d like explained. Your list appears here.</p>
      ) : (
        <>
          <ul>
            {answers.map(answer => (
              <li key={answer}>{answer}</li>
            ))}
          </ul>
          <p>{LIMIT}</p>
          <p className={variant("ownContract.onScreen")}>
            This page forgets your contract when you leave it, so print or copy your list if you want to keep it.
          </p>
          <QuestionsForQuote
            state={contract.state}
            intro={intro}
            items={names}
            copiedText={`${formatQuestions(intro, answers)}\n\n${LIMIT}`}
          />
        </>
      )}
    </section>
  )
}
