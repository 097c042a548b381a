import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import * as v from "valibot"
import { EMBED_PAGE_FIELD, EMBED_TOOLS } from "../../domain/embed"
import { EMBED_WORDS, formatEmbedFrameTitle } from "../../domain/embed-words"
import { EMBED_FOLDER, paths } from "../../domain/paths"
import { shortenScript } from "../inline/short-scripts"
import { type Frames, showEmbeddedTool } from "./show-tool"

export function buildEmbedScript(firm: string): string {
  const frames: Frames = Object.fromEntries(
    EMBED_TOOLS.map(tool => [tool, [formatEmbedFrameTitle(tool, firm), EMBED_WORDS[tool].height]]),
  )
  const args = [frames, EMBED_FOLDER, EMBED_PAGE_FIELD].map(one => JSON.stringify(one))
  return `(${shortenScript(showEmbeddedTool.toString())})(${args.join(",")})\n`
}

const firmNode = v.object({ name: v.string() })

export function writeEmbedScript(
  publicFolder: string,
  { getNodesByType }: { getNodesByType: (type: string) => readonly unknown[] },
): void {
  mkdirSync(publicFolder, { recursive: true })
  writeFileSync(
    join(publicFolder, paths.embedScript),
    buildEmbedScript(v.parse(firmNode, getNodesByType("Firm")[0]).name),
  )
}
