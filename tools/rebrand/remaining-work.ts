import { parseDocument } from "yaml"
import { CHECKLIST, TASKS, type Task } from "../../src/domain/content/checklist"
import type { ContentFile } from "../../src/gatsby/read-content"

export const CHECKLIST_FILE = "checklist.yaml"

/**
 * Lists the tasks of `content/checklist.yaml`, one line for each file, with its line and a tick if it's done. Files that don't
 * exist or aren't built are skipped.
 */
export function listRebrandTasks(
  files: readonly Pick<ContentFile, "file" | "text">[],
  leftOut: ReadonlyMap<string, unknown>,
): string[] {
  const ticks = parseDocument(files.find(({ file }) => file === CHECKLIST_FILE)?.text ?? "")
  const builtFiles = files.filter(({ file }) => !leftOut.has(file))
  return TASKS.flatMap(name => {
    const [path, begin, task] = CHECKLIST[name]
    const [start = "", end = ""] = path.split("*")
    const tick = ticks.get(name) === true ? "[x]" : "[ ]"
    return builtFiles
      .filter(({ file }) => (path.includes("*") ? file.startsWith(start) && file.endsWith(end) : file === path))
      .flatMap(({ file, text }) => {
        const line = text.split("\n").findIndex(one => one.includes(begin)) + 1
        return line > 0 ? [`${tick} ${name}: content/${file}:${line}: ${task}`] : []
      })
  })
}

/** Ticks tasks off. @param yaml The text of `content/checklist.yaml`. */
export function tickTasks(yaml: string, names: readonly Task[]): string {
  const document = parseDocument(yaml)
  for (const name of names) document.set(name, true)
  return document.toString({ lineWidth: 0 })
}
