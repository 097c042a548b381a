import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { FilledContract, FilledPage } from "../../src/harness/contracts/contract-data"
import { runCommand } from "../run-command"

const PAGE_WIDTH = 595
const MARGIN = 50

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;")

/** A line with bars is a row of a table whose columns begin where the contract's do. */
function renderLine(line: string, columns: readonly number[], height: number): string {
  if (line.startsWith("# ")) return `<p style="font-size:${height * 1.3}pt"><b>${escapeHtml(line.slice(2))}</b></p>`
  const texts = line.split("|").map(text => escapeHtml(text.trim()))
  if (texts.length === 1) return `<p>${texts[0] || "<br>"}</p>`
  const ends = [...columns.slice(1, texts.length), PAGE_WIDTH - MARGIN]
  const cells = texts.map((text, at) => {
    const width = (ends[at] ?? 0) - (columns[at] ?? 0)
    return `<td valign="top" width="${Math.round((width * 96) / 72)}"><p>${text || "<br>"}</p></td>`
  })
  return `<table cellpadding="6" cellspacing="0"><tr>${cells.join("")}</tr></table>`
}

function renderPage(
  { text, columns = [MARGIN, 230, 400], size }: FilledPage,
  contractSize: number,
  at: number,
): string {
  let places = columns
  const lines = text.trimEnd().split("\n")
  const html = lines.map(line => {
    if (line.startsWith("@ ")) places = line.slice(2).split(" ").map(Number)
    return line.startsWith("@ ") ? "" : renderLine(line, places, size ?? contractSize)
  })
  const pageBreak = at > 0 ? `<p style="page-break-before:always;font-size:2pt"><br></p>` : ""
  return `${pageBreak}<div style="font-size:${size ?? contractSize}pt">${html.join("\n")}</div>`
}

/** Has LibreOffice Writer make a contract's PDF, of HTML with paragraphs and tables as people write them. */
export async function makeOfficePdf(contract: FilledContract): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), "office-"))
  const pages = contract.pages.map((page, at) => renderPage(page, contract.size, at))
  const style = `@page{size:${PAGE_WIDTH}pt 842pt;margin:${MARGIN}pt}p{margin:0 0 3pt}body{font-family:Arial}`
  const html = join(folder, "contract.html")
  writeFileSync(html, `<!doctype html><meta charset="utf-8"><style>${style}</style><body>${pages.join("\n")}</body>`)
  const args = [
    "--headless",
    "--infilter=HTML (StarWriter)",
    "--convert-to",
    "pdf:writer_pdf_Export",
    "--outdir",
    folder,
    html,
  ]
  if (!(await runCommand("soffice", args))) throw new Error("LibreOffice Writer (soffice) is needed for these PDFs.")
  return readFileSync(join(folder, "contract.pdf"))
}
