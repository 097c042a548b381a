import type { KeyDate, KeyDateWarning } from "../../domain/key-dates/key-date-types"
import { Notice } from "../notice/notice"
import { formatKeyDateWarning } from "../../domain/key-dates/date-words"

type Props = {
  warnings: readonly KeyDateWarning[]
  dates: readonly Pick<KeyDate, "key" | "label">[]
}

/** Warnings about dates where the law is unclear or that were moved, with the day in question and the other date. */
export function KeyDateWarnings({ warnings, dates }: Props) {
  if (warnings.length === 0) return null
  const findDateLabel = (about: string) => dates.find(({ key }) => key === about)?.label
  return (
    <Notice kind="warning" title="Take care with these dates">
      {warnings.map(warning => {
        const { key, about = "", day } = warning
        return (
          <p key={`${key} ${about} ${day ?? ""}`}>
            {findDateLabel(about) && <strong>{findDateLabel(about)}: </strong>}
            {formatKeyDateWarning(warning)}
          </p>
        )
      })}
    </Notice>
  )
}
