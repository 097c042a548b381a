import { useEffect, useRef, useState } from "react"
import type { DraftProblem } from "./check-draft"
import { control } from "./control"
import type { ControlProps } from "./decap"
import { goToField, markFields } from "./field-marks"
import { fieldLabel } from "../gatsby/editor/editor-field"
import { readDraft, fullyChecked, quicklyChecked, readContentAnew, subscribeToContent } from "./session"
import { useEntry } from "./use-entry"

/** What an empty field is told; a writer who hasn't got there yet needn't hear it. */
const IS_EMPTY = /^is missing:/

/** The entry that the writer could not save, and how often that was tried: from then on everything is said. */
let tried = { entry: "", times: 0 }

const formAround = (element: Element | null): Element =>
  element?.closest("[aria-label]")?.parentElement ?? document.body

function checkEntry({ getEntry, collection }: ControlProps, check = quicklyChecked): DraftProblem[] | null {
  const entry = getEntry()
  return entry ? check(readDraft(entry, collection)) : []
}

const nameOf = ({ getEntry, collection }: ControlProps): string =>
  `${String(collection.get("name"))}/${String(getEntry()?.get("slug"))}`

/** What the check says about the entry, and the same at each field. It goes away as it's put right. */
function Problems(props: ControlProps) {
  const element = useRef<HTMLDivElement>(null)
  const [changes, setChanges] = useState(0)
  const [problems, setProblems] = useState<DraftProblem[]>([])
  const entry = useEntry(props)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    tried = { entry: "", times: 0 }
    void readContentAnew()
    return subscribeToContent(() => setChanges(count => count + 1))
  }, [])
  const isTried = tried.entry === nameOf(props)
  const { times } = tried
  useEffect(() => {
    const found = checkEntry(latest.current, isTried ? fullyChecked : quicklyChecked) ?? []
    setProblems(found.filter(({ message }) => isTried || !IS_EMPTY.test(message)))
  }, [entry, changes, isTried])
  useEffect(() => markFields(problems, formAround(element.current)), [problems])
  useEffect(() => {
    if (isTried) element.current?.focus()
  }, [isTried, times])
  return (
    <div ref={element} className="editor-problems" role="status" tabIndex={-1}>
      {problems.length > 0 && (
        <>
          <p>
            {problems.length === 1
              ? "One thing to fix before you publish"
              : `${problems.length} things to fix before you publish`}
          </p>
          <ul>
            {problems.map(problem => (
              <li key={`${problem.elsewhere} ${problem.path.join()} ${problem.line} ${problem.message}`}>
                <Place problem={problem} form={() => formAround(element.current)} /> <span>{problem.message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** Where a problem is; a button that leads there. */
function Place({ problem: { elsewhere, path, line }, form }: { problem: DraftProblem; form: () => Element }) {
  if (elsewhere !== null) return <strong>content/{elsewhere}:</strong>
  if (path.length === 0) return null
  return (
    <button type="button" onClick={() => goToField(path, form())}>
      {placeName(path, line)}
    </button>
  )
}

/** `["sources", 1, "url"]` as `Sources 2, Web address`. */
function placeName(path: DraftProblem["path"], line: number | null): string {
  const names = path.reduce<string[]>(
    (before, part) =>
      typeof part === "number"
        ? [...before.slice(0, -1), `${before.at(-1)} ${part + 1}`]
        : [...before, part === "body" ? "Text" : fieldLabel(part)],
    [],
  )
  return [...names, ...(line === null ? [] : [`line ${line}`])].join(", ")
}

/** The field at the top of each form that says what the check says, and doesn't let the form be saved until it's right. */
export const problemsControl = () =>
  control(Problems, props => {
    const found = checkEntry(props, fullyChecked) ?? []
    if (found.length > 0) tried = { entry: nameOf(props), times: tried.times + 1 }
    return { error: found.length > 0 && { type: "CUSTOM", message: "" } }
  })
