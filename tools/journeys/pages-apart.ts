import { createServer } from "node:http"
import { listAllowances } from "../../src/gatsby/headers/content-security-policy"
import { startServerOnLocalhost, type LocalServer } from "../start/listen-locally"
import { PORT } from "./address"

const OF_FUNCTIONS = /^\/(?:api|u|enquiries)\/|^\/quotes\/[^/]+\/document/

/** Headers that aren't copied, because they're about one connection or about an encoding that isn't used here. */
const NOT_PASSED_ON = ["connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding"]

/**
 * Serves the built pages as if `SITE_API_URL` had been `api`. Has a server of its own, since a browser whose requests
 * are intercepted doesn't send the usual preflight requests.
 */
export function servePagesWithSeparateApi(api: string): Promise<LocalServer> {
  const server = createServer((request, reply) => {
    const path = request.url ?? "/"
    if (request.method !== "GET" || OF_FUNCTIONS.test(path)) return void reply.writeHead(404).end()
    fetch(`http://localhost:${PORT}${path}`, { redirect: "manual" })
      .then(async answer => {
        const headers = Object.fromEntries([...answer.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)))
        const policy = headers["content-security-policy"]
        if (policy) headers["content-security-policy"] = allowApiInPolicy(policy, api)
        const isPage = headers["content-type"]?.startsWith("text/html")
        const body = isPage ? addApiAddress(await answer.text(), api) : Buffer.from(await answer.arrayBuffer())
        reply.writeHead(answer.status, headers).end(body)
      })
      .catch(() => reply.writeHead(502).end())
  })
  return startServerOnLocalhost(server)
}

const addApiAddress = (html: string, api: string): string =>
  html
    .replace("</head>", `<meta name="api-base" content="${api}"></head>`)
    .replaceAll('action="/api/', `action="${api}/api/`)

const allowApiInPolicy = (policy: string, api: string): string =>
  policy
    .split("; ")
    .map(part => {
      const [directive = "", ...sources] = part.split(" ")
      const more = listAllowances({ SITE_API_URL: api }).flatMap(allowance => allowance[directive] ?? [])
      return [directive, ...new Set([...sources, ...more])].join(" ")
    })
    .join("; ")
