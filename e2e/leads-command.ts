import { execFile } from "node:child_process"
import { commandEnv } from "../tools/run-command"
import { siteFolder } from "./site-folder"

/** How `npm run leads` ended, what it printed for a program, and what it told the person. */
export type Ended = { code: number; printed: string; told: string }

/** Runs `npm run leads` on the store of the site under test. */
export const leads = (...words: string[]): Promise<Ended> =>
  new Promise(done => {
    const args = ["tools/leads.ts", ...words, "--folder", siteFolder()]
    execFile("tsx", args, { env: commandEnv() }, (error, printed, told) =>
      done({ code: error ? Number(error.code ?? 1) : 0, printed, told }),
    )
  })
