import { parseArgs } from "node:util"

export const USAGE = `npm run bench:page                          all rows, ours beside our pages without scripts; it takes up to an hour
npm run bench:page -- "show my"             only what has "show my" in its name
npm run bench:page -- --peers <folder>      beside the built sites in the folders of <folder> also
                      --peer-page <path>    the page of theirs that's compared with our article, and to which
                                            their home page leads: /guide otherwise
                      --runs <number>       how often a time is measured: 3 otherwise. Medians are shown`

export type BenchOptions = {
  /** In small letters; an empty text asks for everything. */
  asked: string
  peers: string | null
  peerPage: string
  runs: number
}

/** What the command was asked for; `null` where that's help. @throws Error with the usage when it isn't understood. */
export function parseOptions(args: readonly string[]): BenchOptions | null {
  const { values, positionals } = read(args)
  if (values.help) return null
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number above 0\n\n${USAGE}`)
  if (!values["peer-page"].startsWith("/")) throw new Error(`--peer-page must begin with a slash\n\n${USAGE}`)
  if (positionals.length > 1) throw new Error(`Only one text to look for, in quotation marks\n\n${USAGE}`)
  return {
    asked: positionals[0]?.toLowerCase() ?? "",
    peers: values.peers ?? null,
    peerPage: values["peer-page"],
    runs,
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", default: false },
        peers: { type: "string" },
        "peer-page": { type: "string", default: "/guide" },
        runs: { type: "string", default: "3" },
      },
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}
