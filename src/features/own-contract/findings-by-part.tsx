import { useEffect, useRef, useState } from "react"
import { Button } from "../../components/button/button"
import { Disclosure } from "../../components/disclosure/disclosure"
import { Notice } from "../../components/notice/notice"
import { QuestionsForQuote } from "../../components/sample-document/questions-for-quote"
import type { ContractFindings, Finding } from "../../domain/own-contract/findings"
import { comesFirst, listItems, nameItem, nameKind } from "../../domain/own-contract/items"
import type { ExplainedSample } from "../../domain/sample-documents/explained-part"
import { formatQuestions } from "../../domain/sample-documents/sample-document"
import { STATE_NAMES, type State } from "../../domain/states"
import { variant } from "../../theme/variant"
import { StateQuestion } from "./contract-questions"
import { countAnswers, describeAnswer, describeDepositShare, GENERAL_LIMITS, LIMIT, listFileLimits } from "./words"

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

/** Parts by the kind of the first item in each. */
const listKinds = (parts: readonly PartFindings[]): { kind: string; parts: PartFindings[] }[] => {
  const nameOwn = ({ findings: [first] }: PartFindings): string => nameKind(first?.item ?? "")
  return [...new Set(parts.map(nameOwn))].map(kind => ({ kind, parts: parts.filter(part => nameOwn(part) === kind) }))
}

type Props = {
  findings: ContractFindings & { state: State }
  sample: ExplainedSample
  /** True while other pages are being read: then nothing is said not to be there. */
  isPartial: boolean
  onState: (state: State) => void
}

/** What a contract says, what most depends on first and the rest folded by kind, and the list of what the visitor wants to ask. */
export function FindingsByPart({ findings: contract, sample, isPartial, onState }: Props) {
  const [askedItems, setAskedItems] = useState<readonly string[]>([])
  const [asksState, setAsksState] = useState(false)
  const folds = useRef<HTMLDivElement>(null)
  const { state, pageCount } = contract
  const visibleFindings = contract.findings.filter(({ answer }) => !isPartial || answer !== "missing")
  const parts = groupByPart(visibleFindings, sample)
  const firstParts = parts.filter(({ findings }) => findings.some(comesFirst))
  const ask = (item: string, isAsked: boolean) =>
    setAskedItems(items => [...items.filter(one => one !== item), ...(isAsked ? [item] : [])])
  const shared = { contract, sample, askedItems, ask }

  useEffect(() => {
    // Older browsers print nothing of what's folded.
    const openFolds = () =>
      folds.current?.querySelectorAll<HTMLDetailsElement>(":scope > details").forEach(fold => (fold.open = true))
    window.addEventListener("beforeprint", openFolds)
    return () => window.removeEventListener("beforeprint", openFolds)
  }, [])

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
      {firstParts.length > 0 && (
        <>
          <h3>Look at these first</h3>
          <Parts {...shared} parts={firstParts} />
          <h3>The rest</h3>
        </>
      )}
      <div ref={folds}>
        {listKinds(parts.filter(part => !firstParts.includes(part))).map(({ kind, parts: own }) => (
          <Disclosure
            key={kind}
            look="disclosure.fold"
            summary={
              <span>
                {kind} <small>{countAnswers(own.flatMap(({ findings }) => findings))}</small>
              </span>
            }
          >
            <Parts {...shared} parts={own} />
          </Disclosure>
        ))}
      </div>
      {!isPartial && (
        <AskUsAbout
          findingsToAsk={visibleFindings.filter(({ item }) => askedItems.includes(item))}
          contract={contract}
        />
      )}
    </div>
  )
}

type PartsProps = {
  parts: readonly PartFindings[]
  contract: ContractFindings
  sample: ExplainedSample
  askedItems: readonly string[]
  ask: (item: string, isAsked: boolean) => void
}

/** Findings beside the parts of the sample that explain them. */
const Parts = ({ parts, contract, sample, askedItems, ask }: PartsProps) => (
  <div className={variant("layout.stack")}>
    {parts.map(({ id, part, findings }) => (
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
  </div>
)

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
  <div className={variant("ownContract.onScreen")}>
    <Disclosure look="disclosure.item" summary="What it is, and what to check">
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
    </Disclosure>
  </div>
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
