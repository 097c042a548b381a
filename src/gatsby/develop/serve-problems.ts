import { existsSync, readFileSync, statSync } from "node:fs"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join, resolve } from "node:path"
import { PROBLEMS_PATH, type ShownProblem } from "../../domain/content/shown-problem"
import { OUR_STATES, type State } from "../../domain/states"
import { listHandMadeRoutes } from "../addresses"
import { checkContentFolder } from "../check-content"
import { addProblemLines } from "../field-lines"
import { checkForChangedFirmStates, readFirmFile } from "../firm-file"
import { isLocalRequest, refuseForeignRequest } from "../local-requests"
import { formatFieldProblem, listContentFiles, readContent } from "../read-content"

type Express = { get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void }

/** In milliseconds, while a page is open. Reading the dates of all files takes a few milliseconds. */
const EVERY_MS = 400

const STREAM = {
  "content-type": "text/event-stream",
  // Without `no-transform`, Gatsby's server would delay messages to compress them.
  "cache-control": "no-store, no-transform",
}

/**
 * Sends the content's problems to every open page of `gatsby develop`, immediately and after each change. It polls the files,
 * because watching misses files that an editing program replaces, and files in network folders.
 */
export function serveContentProblems(
  server: Express,
  content = resolve("content"),
  pages = resolve("src/pages"),
): void {
  const open = new Set<ServerResponse>()
  let lastFingerprint = ""
  let problems: readonly ShownProblem[] = []
  let timer: NodeJS.Timeout | undefined
  const startedStates = readFirmFile(content).states ?? OUR_STATES

  const refreshProblems = (): boolean => {
    const fingerprint = getContentFingerprint(content)
    if (fingerprint === lastFingerprint) return false
    lastFingerprint = fingerprint
    problems = listContentProblemsWithPages(content, listHandMadeRoutes(pages), startedStates)
    return true
  }
  const sendProblemsToPage = (page: ServerResponse): void => void page.write(`data: ${JSON.stringify(problems)}\n\n`)

  server.get(PROBLEMS_PATH, (request, response) => {
    if (!isLocalRequest(request)) return refuseForeignRequest(response)
    response.writeHead(200, STREAM)
    refreshProblems()
    sendProblemsToPage(response)
    open.add(response)
    timer ??= setInterval(() => void (refreshProblems() && open.forEach(sendProblemsToPage)), EVERY_MS).unref()
    response.on("close", () => {
      open.delete(response)
      if (open.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
  })
}

/** `startedStates` are the states that the running code was generated for. */
function listContentProblemsWithPages(
  content: string,
  routes: readonly string[],
  startedStates: readonly State[],
): ShownProblem[] {
  const getFileText = (file: string): string | null =>
    /\.(?:mdx?|yaml|json)$/.test(file) && existsSync(join(content, file))
      ? readFileSync(join(content, file), "utf8")
      : null
  const { files } = readContent(content)
  const problems = [...checkContentFolder(content, routes), ...checkForChangedFirmStates(content, startedStates)]
  return addProblemLines(problems, getFileText).map(problem => ({
    file: `content/${problem.file}`,
    sentence: formatFieldProblem(problem),
    pages: files.flatMap(file => (file.file === problem.file ? (file.address ?? []) : [])),
  }))
}

const getContentFingerprint = (content: string): string =>
  listContentFiles(content)
    .map(file => {
      const { mtimeMs, size } = statSync(join(content, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
      return `${file} ${mtimeMs} ${size}`
    })
    .join("\n")
