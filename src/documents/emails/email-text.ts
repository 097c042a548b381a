import type { Block, EmailFrame } from "./blocks"

export function renderPlainTextEmail({ firm, title, because, visitor }: EmailFrame, blocks: readonly Block[]): string {
  const foot = visitor
    ? [
        `Call ${firm.phone.display} or write to ${firm.email}. ${firm.imprint} ${firm.legalLine}`,
        `Not sure a message is from us? Check it: ${visitor.messageCheck}`,
        `${because} Stop our emails: ${visitor.unsubscribe}`,
      ]
    : [because]
  return `${[firm.name, title.toUpperCase(), ...blocks.map(renderEmailBlockAsText), "--", ...foot].join("\n\n")}\n`
}

/** How many characters the longest bar has, so that a phone doesn't wrap it. */
const LONGEST_BAR = 24

function renderEmailBlockAsText(block: Block): string {
  switch (block.is) {
    case "heading":
      return block.text.toUpperCase()
    case "paragraph":
    case "note":
    case "bar":
      return block.text
    case "rows":
      return block.rows.map(({ label, value, why }) => `${label}: ${value}${why ? `\n  ${why}` : ""}`).join("\n")
    case "bars": {
      const most = Math.max(1, ...block.bars.map(({ count }) => count))
      return block.bars
        .map(({ name, count, text }) =>
          `${name}: ${text}\n${"█".repeat(Math.ceil((count / most) * LONGEST_BAR))}`.trimEnd(),
        )
        .join("\n")
    }
    case "list":
      return block.items.map(item => `- ${item}`).join("\n")
    case "action":
      return `${block.label}:\n${block.url}`
    case "choice":
      return [block.before, ...block.options.map(({ label, url }) => `- ${label}: ${url}`)].join("\n")
    case "link":
      return `${block.before} ${block.label}:\n${block.url}`
  }
}
