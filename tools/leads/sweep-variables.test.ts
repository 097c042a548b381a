import { startFakeWebhook } from "../../src/harness/fake-webhook"
import { createTemporaryFolder } from "../../src/testing/build-folder"
import { saveRunningSiteVariables } from "../start/running-site"
import { Misused } from "./parse-cli"
import { readScheduledTaskVariables } from "./sweep-variables"

const WEBHOOK = { LEAD_WEBHOOK_URL: "https://hooks.example.com/", LEAD_WEBHOOK_SECRET: "whsec_own" }

const buildRunningSiteVariables = (url: string) => ({
  SITE_URL: url,
  LEAD_WEBHOOK_URL: "http://localhost:9001/",
  LEAD_WEBHOOK_SECRET: "whsec_inbox",
  ALLOW_LOOPBACK_WEBHOOK: "1",
})

test("beside npm start the sweep sends to its inbox, and links to the port that it runs on", async () => {
  const [site, here] = [await startFakeWebhook(), createTemporaryFolder()]
  const forget = saveRunningSiteVariables(here, buildRunningSiteVariables(site.url))
  expect(await readScheduledTaskVariables({ production: false, folder: here }, { PORT: "7" })).toEqual({
    PORT: "7",
    ...buildRunningSiteVariables(site.url),
  })
  forget()
  await expect(readScheduledTaskVariables({ production: false, folder: here }, {})).rejects.toThrow(Misused)
  await site.stop()
})

test("a site that has ended without a word is not sent to", async () => {
  const [site, here] = [await startFakeWebhook(), createTemporaryFolder()]
  saveRunningSiteVariables(here, buildRunningSiteVariables(site.url))
  await site.stop()
  await expect(readScheduledTaskVariables({ production: false, folder: here }, {})).rejects.toThrow("npm start")
})

test("a webhook of one's own goes before the inbox, and needs no running site", async () => {
  expect(await readScheduledTaskVariables({ production: false, folder: createTemporaryFolder() }, WEBHOOK)).toEqual(
    WEBHOOK,
  )
  const [site, here] = [await startFakeWebhook(), createTemporaryFolder()]
  const forget = saveRunningSiteVariables(here, { SITE_URL: site.url })
  expect(await readScheduledTaskVariables({ production: false, folder: here }, WEBHOOK)).toEqual({
    ...WEBHOOK,
    SITE_URL: site.url,
  })
  forget()
  await site.stop()
})

test("on Netlify it needs the webhook, and how long leads are kept, so that nothing goes too early", async () => {
  const production = { production: true, folder: createTemporaryFolder() }
  const all = { ...WEBHOOK, LEAD_RETENTION_DAYS: "365" }
  expect(await readScheduledTaskVariables(production, all)).toEqual(all)
  await expect(readScheduledTaskVariables(production, WEBHOOK)).rejects.toThrow(
    "--production needs LEAD_RETENTION_DAYS",
  )
  await expect(readScheduledTaskVariables(production, {})).rejects.toThrow(
    "--production needs LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET, LEAD_RETENTION_DAYS",
  )
})

test("on Netlify an address of the office with a mail server does instead of a webhook", async () => {
  const production = { production: true, folder: createTemporaryFolder() }
  const all = { LEAD_EMAIL: "office@example.com", SMTP_URL: "smtps://mail.example.com", LEAD_RETENTION_DAYS: "365" }
  expect(await readScheduledTaskVariables(production, all)).toEqual(all)
  await expect(readScheduledTaskVariables(production, { ...all, SMTP_URL: undefined })).rejects.toThrow(
    "--production needs SMTP_URL",
  )
})
