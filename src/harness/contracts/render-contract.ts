import type { FilledContract } from "./contract-data"
import { PAGE, toContractPages } from "./to-contract-pages"

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" }
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, character => ESCAPES[character] ?? character)

/** Letters that no font has. */
const garble = (text: string): string =>
  text.replace(/\w/g, letter => String.fromCharCode(0xe000 + letter.charCodeAt(0)))

/**
 * Draws a contract as HTML that a browser prints to the same pages as `toContractPages` gives, with a watermark at an angle.
 * Form fields and a scanner's text are left out: no browser prints them as what they are.
 */
export function renderContract(contract: FilledContract): string {
  const sections = toContractPages(contract).map(({ lines, watermark, reading }) => {
    const spans = lines.flatMap(({ cells, baseline, height }) =>
      cells
        .filter(({ source }) => source === "print")
        .map(({ text, left }) => {
          const turn = text === watermark ? ";transform:rotate(-45deg);opacity:0.2" : ""
          return `<span style="left:${left}pt;top:${baseline - height}pt;font-size:${height}pt${turn}">${escapeHtml(reading === "garbled" ? garble(text) : text)}</span>`
        }),
    )
    return `<section>${spans.join("\n")}</section>`
  })
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><title>${escapeHtml(contract.name)}</title><style>
@page{size:${PAGE.width}pt ${PAGE.height}pt;margin:0}
body{margin:0;font:${contract.size}pt ${contract.font}}
section{position:relative;width:${PAGE.width}pt;height:${PAGE.height - 1}pt;overflow:hidden;break-after:page}
section:last-child{break-after:auto}
span{position:absolute;white-space:pre;line-height:1}
</style></head><body>${sections.join("\n")}</body></html>`
}
