import { isCalendarDay, type IsoDate } from "../../domain/iso-date"
import { getFieldName } from "../content-types/read-entry"
import type { Problem, ReadableFile } from "../read-content"

/** Finds pages whose facts should have been compared with their sources before `today`. */
export function findOverdueFactChecks(files: readonly ReadableFile[], today: IsoDate): Problem[] {
  return files.flatMap(({ file, entry }) => {
    const { checkAgain } = entry.fields
    if (typeof checkAgain !== "string" || !isCalendarDay(checkAgain) || checkAgain >= today) return []
    const message = `${checkAgain} is past; compare the page with its sources, then set checked and checkAgain`
    return [{ file, where: getFieldName(entry, "checkAgain"), message }]
  })
}
