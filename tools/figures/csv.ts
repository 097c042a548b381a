const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y

/** RFC 4180, with the columns' names in the first line. @throws Error that names the line if a quote isn't closed. */
export function parseCsvRecords(text: string): { line: number; row: Record<string, string> }[] {
  const [names, ...rows] = parseCsvFields(text.replace(/^\uFEFF/, ""))
  return rows.map(({ line, fields }) => ({
    line,
    row: Object.fromEntries(names?.fields.map((name, i) => [name.trim(), (fields[i] ?? "").trim()]) ?? []),
  }))
}

function parseCsvFields(text: string): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = []
  const field = new RegExp(FIELD)
  let fields: string[] = []
  let line = 1
  let start = 1
  while (field.lastIndex < text.length || fields.length > 0) {
    const match = field.exec(text)
    if (!match) throw new Error(`line ${line}: a quote is not closed, or is inside a field`)
    const [whole, quotedField, plain = "", end = ""] = match
    fields.push(quotedField === undefined ? plain : quotedField.replaceAll('""', '"'))
    line += whole.split("\n").length - 1
    if (end === ",") continue
    if (fields.some(text => text !== "")) rows.push({ line: start, fields })
    fields = []
    start = line
  }
  return rows
}
