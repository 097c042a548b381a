/** Characters that GitHub would read as the end of a message, and what stands for them (its runner's own rules). */
const ESCAPES: Readonly<Record<string, string>> = { "%": "%25", "\r": "%0D", "\n": "%0A" }

/**
 * Formats a line of the content check as a command to GitHub's workflows, which show it beside that line of the file in a
 * review: https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands, read 2026-11-29.
 */
export function formatAnnotation(level: "error" | "warning", text: string): string {
  const match = /^(content\/[^:\s]+):(?:(\d+):)? (?:line (\d+)(?:, |: ))?(.*)$/s.exec(text)
  const [, file, lineOfWord, lineOfField, message = text] = match ?? []
  const line = lineOfWord ?? lineOfField ?? "1"
  return `::${level} ${file ? `file=${file},line=${line}` : ""}::${message.replace(/[%\r\n]/g, sign => ESCAPES[sign] ?? sign)}`
}
