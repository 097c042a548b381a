import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { EMBED_PAGE_FIELD, EMBED_TOOLS } from "../../domain/embed"
import { EMBED_WORDS, formatEmbedFrameTitle } from "../../domain/embed-words"
import { EMBED_FOLDER, paths } from "../../domain/paths"
import { type Nodes, readFirmNode } from "../content-queries"
import { shortenScript } from "../inline/short-scripts"
import { type Frames, showEmbeddedTool } from "./show-tool"

export function buildEmbedScript(firm: string): string {
  const frames: Frames = Object.fromEntries(
    EMBED_TOOLS.map(tool => [tool, [formatEmbedFrameTitle(tool, firm), EMBED_WORDS[tool].height]]),
  )
  const args = [frames, EMBED_FOLDER, EMBED_PAGE_FIELD].map(one => JSON.stringify(one))
  return `(${shortenScript(showEmbeddedTool.toString())})(${args.join(",")})\n`
}

export function writeEmbedScript(publicFolder: string, nodes: Nodes): void {
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(join(publicFolder, paths.embedScript), buildEmbedScript(readFirmNode(nodes).name))
}
