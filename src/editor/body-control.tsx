import { useEffect, useRef, useState } from "react"
import type { DraftProblem } from "./check-draft"
import { getBuildDay } from "../gatsby/build-run"
import { findCorrectionInMessage } from "./correction"
import { wrapComponentForDecapCms } from "./control"
import type { ControlProps } from "./decap"
import { choosePictureFileName } from "./pictures"
import { readDraftFromEditor, checkDraftQuickly, getKnownPictures } from "./session"
import {
  COMPONENT_NAMES,
  insertComponentAtSelection,
  insertPictureAtSelection,
  MARKDOWN,
  type TextSelection,
} from "./snippets"
import { useDebouncedEditorEntry, useSavedTexts } from "./use-entry"

const getTextOrEmpty = (value: unknown): string => (typeof value === "string" ? value : "")

/** The text box for a page's text, which stays exactly as it's typed, with buttons above it and the problems below. */
function BodyField(props: ControlProps) {
  const { value, onChange, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const latestText = useRef(getTextOrEmpty(value))
  const [text, setText] = useState(latestText.current)
  useEffect(() => {
    // Takes over values from outside, such as an entry that was loaded late. While someone types, our own text is newer.
    if (getTextOrEmpty(value) !== latestText.current) setText((latestText.current = getTextOrEmpty(value)))
  }, [value])
  const changeText = (next: string) => {
    latestText.current = next
    setText(next)
    onChange(next)
  }
  const editSelection = (applyEdit: (selection: TextSelection) => TextSelection) => {
    const { current: element } = box
    if (!element) return
    const next = applyEdit({ text: element.value, from: element.selectionStart, to: element.selectionEnd })
    changeText(next.text)
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.from, next.to)
      // Has the entry read again, which a picture that was added meanwhile belongs to.
      element.dispatchEvent(new Event("change", { bubbles: true }))
    })
  }
  const addPictures = async (files: readonly File[]) => {
    for (const file of files) {
      const name = choosePictureFileName(file.name, one => getKnownPictures().has(one))
      await props.onPersistMedia(new File([file], name, { type: file.type }), { field: props.field })
      editSelection(selection => insertPictureAtSelection(selection, name))
    }
  }
  return (
    <div className="editor-body">
      <div className="editor-buttons" role="group" aria-label="Add to the text">
        {Object.entries(MARKDOWN).map(([name, applyEdit]) => (
          <button key={name} type="button" onClick={() => editSelection(applyEdit)}>
            {name}
          </button>
        ))}
      </div>
      <details>
        <summary>Components</summary>
        <div className="editor-buttons" role="group" aria-label="Add a component">
          {COMPONENT_NAMES.map(name => (
            <button
              key={name}
              type="button"
              onClick={() => editSelection(selection => insertComponentAtSelection(selection, name, getBuildDay()))}
            >
              {name}
            </button>
          ))}
        </div>
      </details>
      <textarea
        ref={box}
        id={forID}
        className={classNameWrapper}
        rows={16}
        value={text}
        onChange={event => changeText(event.target.value)}
        onDragOver={event => {
          if (event.dataTransfer.types.includes("Files")) event.preventDefault()
        }}
        onDrop={event => {
          const files = [...event.dataTransfer.files]
          if (files.length > 0) event.preventDefault()
          void addPictures(files.filter(({ type }) => /^image\/(?:png|jpeg)$/.test(type)))
        }}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
        aria-describedby={`${forID}-notes`}
      />
      <Notes id={`${forID}-notes`} text={text} props={props} onCorrect={changeText} />
    </div>
  )
}

type NotesProps = { id: string; text: string; props: ControlProps; onCorrect: (text: string) => void }

/** The problems in the text, line by line, with a button if the check can suggest a correction. */
function Notes({ id, text, props, onCorrect }: NotesProps) {
  const [problems, setProblems] = useState<DraftProblem[]>([])
  const entry = useDebouncedEditorEntry(props)
  const { collection } = props
  const savedTexts = useSavedTexts()
  useEffect(() => {
    const draftProblems = entry ? checkDraftQuickly(readDraftFromEditor(entry, collection)) : null
    setProblems((draftProblems ?? []).filter(({ path }) => path[0] === "body"))
  }, [entry, collection, savedTexts])
  return (
    <ul id={id} className="editor-notes" aria-live="polite">
      {problems.map(({ line, message }) => {
        const correction = findCorrectionInMessage(message, line ?? 1)
        return (
          <li key={`${line} ${message}`}>
            Line {line}: <span>{message}</span>{" "}
            {correction && (
              <button type="button" onClick={() => onCorrect(correction.correct(text))}>
                Write {correction.right}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

export const createBodyControl = () => wrapComponentForDecapCms(BodyField)
