import { readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { readUnsupportedBrowserApis } from "./browsers/newer-apis"
import {
  findUnsupportedCallsInScript,
  findUnsupportedCallsInTypeScript,
  formatApiPath,
  type NewerCall,
} from "./browsers/newer-calls"
import { isContractReader, listBuiltScripts } from "./built/published-files"

/** Our code for browsers. The rest runs during the build, in functions or in the editor. */
const BROWSER_CODE =
  /^src\/(?:components|features|layouts|lib|pages|templates|domain)\/|^src\/gatsby\/(?:inline|embed)\/|^gatsby-browser\.tsx$/

const PUBLIC = "public"

const SEARCH = "pagefind/pagefind.js"

/** Checks our source for browsers and the built scripts, with their packages. */
function checkBrowserCompatibility(): void {
  const apis = readUnsupportedBrowserApis()
  const { config } = ts.readConfigFile("tsconfig.json", file => readFileSync(file, "utf8"))
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd())
  const files = fileNames
    .map(file => file.replace(`${process.cwd()}/`, ""))
    .filter(file => BROWSER_CODE.test(file) && !/\.(?:test|d)\.tsx?$/.test(file))
  const scripts = [...listBuiltScripts(PUBLIC).filter(file => !isContractReader(file)), SEARCH]
  const calls = [
    ...findUnsupportedCallsInTypeScript(files, options, apis),
    ...scripts.flatMap(file => findUnsupportedCallsInScript(file, readFileSync(join(PUBLIC, file), "utf8"), apis)),
  ]
  for (const line of new Set(calls.map(formatNewerCall))) process.stdout.write(`${line}\n`)
  process.stdout.write(
    `${files.length} files of our own and ${scripts.length} built scripts read, ${calls.length} calls too new.\n`,
  )
  if (calls.length > 0 || files.length === 0 || scripts.length === 0) process.exitCode = 1
}

const formatNewerCall = ({ file, line, api }: NewerCall): string =>
  `${file}:${line} uses ${formatApiPath(api)}, which isn't in ${api.missingIn}`

checkBrowserCompatibility()
