import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parseEnv } from "node:util"
import { findMostSimilarWord } from "../src/domain/content/did-you-mean"
import { readEnvironmentVariables, type LeadEnv } from "../src/leads/production/env"
import { reportCheckResult } from "./run-command"

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Checks variables as for the public site. Problems stop a deploy, notes are to read; neither has a variable's value.
 */
export function checkProductionEnv(variables: Variables) {
  const env = readEnvironmentVariables({ ...variables, ALLOW_LOOPBACK_WEBHOOK: undefined })
  const isUnchecked = variables.NODE_TLS_REJECT_UNAUTHORIZED === "0"
  const hasAlerts = env.alert.webhook !== null || env.alert.email !== null
  return {
    problems: [
      ...env.problems,
      ...listMisspeltVariables(variables),
      ...(isUnchecked ? ["NODE_TLS_REJECT_UNAUTHORIZED is 0; certificates would not be checked. Remove it"] : []),
    ],
    notes: [
      ...(hasAlerts
        ? []
        : ["Nobody is alerted: set ALERT_WEBHOOK_URL, or ALERT_EMAIL with SMTP_URL. See .env.example"]),
      ...(env.mail ? [] : ["The site sends no email, and leaves that to the marketers: SMTP_URL is not set"]),
      ...env.webhooks.flatMap(listWebhookSettingWarnings),
      ...(variables.BUILD_HOOK_URL ? [] : ["The site is not built again every day: BUILD_HOOK_URL is not set"]),
    ],
  }
}

/** Names variables within two letters of one in `.env.example`. Those of webhooks and of LEAD_EMAIL are checked where they're read. */
function listMisspeltVariables(variables: Variables): string[] {
  const names: string[] = readFileSync(".env.example", "utf8").match(/(?<=^# )[A-Z_]+(?==)/gm) ?? []
  const isCheckedElsewhere = (name: string) => names.includes(name) || /^[\W_]*lead[\W_]*(webhook|email)/i.test(name)
  return Object.keys(variables).flatMap(variable => {
    const match = variables[variable] && !isCheckedElsewhere(variable) && findMostSimilarWord(variable, names)
    // The beginning of a longer name counts as similar too, as `MAIL` of `MAIL_FROM`, which a host may set.
    const isMeant = match && Math.abs(match.length - variable.length) <= 2
    return isMeant ? [`${variable} isn't a variable of this site; did you mean ${match}?`] : []
  })
}

function listWebhookSettingWarnings({ name, target, kinds, partners }: LeadEnv["webhooks"][number]): string[] {
  const prefix = `LEAD_WEBHOOK_${name.toUpperCase()}_`
  if (!target || !partners) return []
  const canPartnerShareRequests = (slug: string) =>
    existsSync(getPartnerFilePath(slug)) && /^sharing:/m.test(readFileSync(getPartnerFilePath(slug), "utf8"))
  const isDeaf = kinds !== null && kinds.includes("quote.requested.v1") && !kinds.includes("lead.changed.v1")
  return [
    ...(partners.every(canPartnerShareRequests)
      ? []
      : [
          `${prefix}PARTNERS names a partner whose file does not ask visitors: see sharing in docs/tasks/add-a-partner.md`,
        ]),
    ...(isDeaf ? [`${prefix}KINDS leaves out lead.changed.v1: this webhook is not told when someone withdraws`] : []),
  ]
}

const getPartnerFilePath = (partner: string): string => join("content", "partners", `${partner}.mdx`)

/** Adds the variables of a folder's `.env`, if there is one, to those of the environment, which count for more. */
export function readVariables(folder: string, environment: Variables): Variables {
  const file = join(folder, ".env")
  return existsSync(file) ? { ...parseEnv(readFileSync(file, "utf8")), ...environment } : environment
}

/** `npm run check:env`: checks that the current variables are valid for the public site. Exit code 1 if one isn't. */
function printEnvironmentVariableProblems(): void {
  const { problems, notes } = checkProductionEnv(readVariables(".", process.env))
  for (const note of notes) process.stdout.write(`note: ${note}\n`)
  reportCheckResult(problems, "to put right in the site's environment variables.", "The environment will do.")
}

if (require.main === module) printEnvironmentVariableProblems()
