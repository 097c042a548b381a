import { EXAMPLES } from "../examples"
import { listPaths, fillField } from "./fill"
import { RECEIVERS, type Field, type Message } from "./receiver"

const HEAD = ["Ours", "Theirs", "Type there", "Example"]

const code = (text: string): string => `\`${text.replaceAll("\n", " ")}\``

/** Column A is place 0; there are fewer than 27. */
const getColumn = (to: string): string => {
  const place = /^values\.0\.(\d+)$/.exec(to)?.[1]
  return place === undefined ? code(to) : `column ${String.fromCharCode(65 + Number(place))}`
}

function formatTheirField({ strip, wrap, columns }: Message, { to, own }: Field): string {
  const target = columns ? getColumn(to) : code(wrap.replace("*", to.replace(strip, "")))
  return own ? `${target} (yours)` : target
}

/** What a field is made of: our paths, or the same each time. */
const ours = (field: Field): string => listPaths(field).map(code).join(", ") || "always the same"

function formatExample(message: Message, field: Field): string {
  const value = fillField(EXAMPLES[message.event], field, message.values)
  const text = typeof value === "object" && value !== null && "text" in value ? value.text : value
  return text === "" ? "left empty" : code(String(text))
}

/** The fields of a payload as a table of Markdown, with values of our example event. */
function renderFieldTable(message: Message): string {
  const rows = message.fields.map(field => [
    ours(field),
    formatTheirField(message, field),
    field.type,
    formatExample(message, field),
  ])
  return [HEAD, HEAD.map(() => "--"), ...rows].map(cells => `| ${cells.join(" | ")} |`).join("\n")
}

const PLACE = /<!-- fields: ([\w-]+)\/([\w-]+) -->\n\n[^]*?<!-- end of fields -->/g

/** `page` with each table of fields as the receivers' files have it now. @throws when it names one that isn't there. */
export const withFieldTables = (page: string): string =>
  page.replace(PLACE, (_, tool: string, name: string) => {
    const message = RECEIVERS[tool]?.messages.find(one => one.name === name)
    if (!message) throw new Error(`no fields are described for ${tool}/${name}`)
    return `<!-- fields: ${tool}/${name} -->\n\n${renderFieldTable(message)}\n\n<!-- end of fields -->`
  })
