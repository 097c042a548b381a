import { useEffect, useRef, useState } from "react"
import { IS_MISSING } from "../domain/content/field-problems"
import type { DraftProblem } from "./check-draft"
import { wrapComponentForDecapCms } from "./control"
import type { ControlProps } from "./decap"
import { focusField, showProblemsAtFields } from "./field-marks"
import { getEditorFieldLabel } from "../gatsby/editor/editor-field"
import { readDraftFromEditor, checkDraftFully, checkDraftQuickly, reloadContent } from "./session"
import { useDebouncedEditorEntry, useSavedTexts } from "./use-entry"

/** The entry that the writer couldn't save, and how often they've tried. After the first try, all problems are shown. */
let lastAttempt = { entry: "", times: 0 }

const findForm = (element: Element | null): Element => element?.closest("[aria-label]")?.parentElement ?? document.body

function findProblemsInEditorForm(
  { getEntry, collection }: ControlProps,
  check = checkDraftQuickly,
): DraftProblem[] | null {
  const entry = getEntry()
  return entry ? check(readDraftFromEditor(entry, collection)) : []
}

const getEntryName = ({ getEntry, collection }: ControlProps): string =>
  `${String(collection.get("name"))}/${String(getEntry()?.get("slug"))}`

function Problems(props: ControlProps) {
  const element = useRef<HTMLDivElement>(null)
  const savedTexts = useSavedTexts()
  const [problems, setProblems] = useState<DraftProblem[]>([])
  const entry = useDebouncedEditorEntry(props)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    lastAttempt = { entry: "", times: 0 }
    void reloadContent()
  }, [])
  const wasAttempted = lastAttempt.entry === getEntryName(props)
  const { times } = lastAttempt
  useEffect(() => {
    const entryProblems =
      findProblemsInEditorForm(latest.current, wasAttempted ? checkDraftFully : checkDraftQuickly) ?? []
    // The fields of a new entry are empty until the writer comes to them.
    const shouldShow = ({ message }: DraftProblem) =>
      wasAttempted || Boolean(entry?.get("path")) || !IS_MISSING.test(message)
    setProblems(entryProblems.filter(shouldShow))
  }, [entry, savedTexts, wasAttempted])
  useEffect(() => showProblemsAtFields(problems, findForm(element.current)), [problems])
  useEffect(() => {
    if (wasAttempted) element.current?.focus()
  }, [wasAttempted, times])
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
                <Place problem={problem} form={() => findForm(element.current)} /> <span>{problem.message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Place({ problem: { elsewhere, path, line }, form }: { problem: DraftProblem; form: () => Element }) {
  if (elsewhere !== null) return <strong>content/{elsewhere}:</strong>
  if (path.length === 0) return null
  return (
    <button type="button" onClick={() => focusField(path, form())}>
      {formatFieldPath(path, line)}
    </button>
  )
}

/** Formats `["sources", 1, "url"]` as `Sources 2, Web address`. */
function formatFieldPath(path: DraftProblem["path"], line: number | null): string {
  const names = path.reduce<string[]>(
    (before, part) =>
      typeof part === "number"
        ? [...before.slice(0, -1), `${before.at(-1)} ${part + 1}`]
        : [...before, part === "body" ? "Text" : getEditorFieldLabel(part)],
    [],
  )
  return [...names, ...(line === null ? [] : [`line ${line}`])].join(", ")
}

/** Creates the field at the top of each form that lists the problems, and prevents saving until they're fixed. */
export const createProblemsControl = () =>
  wrapComponentForDecapCms(Problems, props => {
    const entryProblems = findProblemsInEditorForm(props, checkDraftFully) ?? []
    if (entryProblems.length > 0) lastAttempt = { entry: getEntryName(props), times: lastAttempt.times + 1 }
    return { error: entryProblems.length > 0 && { type: "CUSTOM", message: "" } }
  })
