import { createHashKey } from "../core/ids"
import { readEnvironmentVariables } from "./env"

const buildSecret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`
/** 32 bytes with the value 7. */
const ID_SECRET = "BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc="
const OTHER_SECRET = Buffer.alloc(32, 9).toString("base64")
const MAKE_SECRET = `node -p 'crypto.randomBytes(32).toString("base64")'`
const whole = {
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: buildSecret(24),
  LEAD_ID_SECRET: ID_SECRET,
  SITE_URL: "https://www.example.com/",
}

test("with every variable set nothing is missing", () => {
  expect(readEnvironmentVariables(whole)).toEqual({
    ...{ loopback: false, mail: null, retentionDays: 180, turnstile: null, webhooks: [], priceKeys: [] },
    ...{ offices: [], isEmailOnly: false },
    healthToken: null,
    ...{ alert: { webhook: null, email: null }, report: { webhook: null, email: null } },
    webhook: { url: "https://hooks.example.com/leads", secrets: [buildSecret(24)] },
    ...{ siteUrl: "https://www.example.com", apiUrl: null, deployOrigins: [] },
    ...{ idSecret: ID_SECRET, linkSecrets: [expect.any(String)], problems: [] },
  })
})

test("keys for prices are listed with commas between, and one that's weak is refused with all of them", () => {
  const second = Buffer.alloc(32, 251).toString("base64url")
  const right = readEnvironmentVariables({ ...whole, PRICE_KEYS: `${OTHER_SECRET}, ${second}` })
  expect(right).toMatchObject({ priceKeys: [OTHER_SECRET, second], problems: [] })
  const { priceKeys, problems } = readEnvironmentVariables({ ...whole, PRICE_KEYS: `${OTHER_SECRET},please` })
  expect(priceKeys).toEqual([])
  expect(problems).toEqual([expect.stringMatching(/^PRICE_KEYS must be base64 of at least 32 random bytes;/)])
  expect(problems[0]).not.toContain("please")
})

test("with no variable set everything missing is named, and nothing throws", () => {
  const { webhook, problems } = readEnvironmentVariables({})
  expect(webhook).toBeNull()
  const variableNames = problems.map(problem => problem.split(" ")[0])
  expect(variableNames).toEqual(["LEAD_WEBHOOK_URL", "LEAD_WEBHOOK_SECRET", "LEAD_ID_SECRET"])
  expect(problems[2]).toContain(MAKE_SECRET)
})

test.each([
  ["a word", "names"],
  ["31 bytes", Buffer.alloc(31, 7).toString("base64")],
  ["a long sentence", "Names the records of the leads in the store, for ever and ever"],
  ["base64 with a space in it", `${ID_SECRET.slice(0, 20)} ${ID_SECRET.slice(20)}`],
])("a LEAD_ID_SECRET of %s is refused with the command that makes one, and what it names is still found", (_, weak) => {
  const { idSecret, webhook, problems } = readEnvironmentVariables({ ...whole, LEAD_ID_SECRET: weak })
  expect(problems).toEqual([expect.stringMatching(/^LEAD_ID_SECRET must be base64 of at least 32 random bytes;/)])
  expect(problems[0]).toContain(MAKE_SECRET)
  expect(problems[0]).not.toContain(weak)
  expect(idSecret).toBe(weak)
  expect(webhook).not.toBeNull()
})

test.each([ID_SECRET, Buffer.alloc(32, 251).toString("base64url"), Buffer.alloc(48, 251).toString("base64")])(
  "a LEAD_ID_SECRET of 32 bytes or more, %s, is in order",
  LEAD_ID_SECRET => {
    expect(readEnvironmentVariables({ ...whole, LEAD_ID_SECRET })).toMatchObject({
      idSecret: LEAD_ID_SECRET,
      problems: [],
    })
  },
)

// Calculated with Python's hmac. If this changes, sites that run lose every record.
test("records and links go by the same secrets as ever", () => {
  const { idSecret, linkSecrets } = readEnvironmentVariables(whole)
  expect(createHashKey(idSecret, "lead", "a")).toBe("zyXt2SlGTfnAAGrWdhxpy1FPjW")
  expect(linkSecrets).toEqual(["HWgFGk5AkFzBos8inqd86vpsIZnzviebymnfebjS5Vs"])
})

/** Strong when it was set: links in old emails must work. */
const LINK_SECRET_PREVIOUS = "random text of 32 characters, as"

test.each<[string, Record<string, string>, RegExp | null]>([
  ["a weak one", { LINK_SECRET: "Signs the links in the emails" }, /^LINK_SECRET must be base64 of at least 32 random/],
  ["a short one before", { LINK_SECRET: OTHER_SECRET, LINK_SECRET_PREVIOUS: "x".repeat(31) }, /^LINK_SECRET_PREVIOUS /],
  ["only the one before", { LINK_SECRET_PREVIOUS }, /^LINK_SECRET_PREVIOUS /],
  ["a strong one", { LINK_SECRET: OTHER_SECRET }, null],
  ["one before that was in order when it was set", { LINK_SECRET: OTHER_SECRET, LINK_SECRET_PREVIOUS }, null],
])("of secrets for links, %s is named if it's wrong, without its value, and used", (_, variables, sentence) => {
  const { linkSecrets, problems } = readEnvironmentVariables({ ...whole, ...variables })
  expect(problems).toEqual(sentence ? [expect.stringMatching(sentence)] : [])
  expect(Object.values(variables).filter(secret => problems.join().includes(secret))).toEqual([])
  expect(linkSecrets).toEqual(variables.LINK_SECRET ? Object.values(variables) : [expect.any(String)])
})

test.each<[string, Record<string, string>, Partial<ReturnType<typeof readEnvironmentVariables>>]>([
  ["LINK_SECRET", { LINK_SECRET: ID_SECRET }, {}],
  ["PRICE_KEYS", { PRICE_KEYS: `${OTHER_SECRET},${ID_SECRET.replace("=", "")}` }, { priceKeys: [] }],
  ["HEALTH_TOKEN", { HEALTH_TOKEN: ID_SECRET }, { healthToken: null }],
  ["PRICE_KEYS", { LINK_SECRET: OTHER_SECRET, PRICE_KEYS: OTHER_SECRET }, { priceKeys: [] }],
  ["LEAD_ID_SECRET", { LEAD_WEBHOOK_SECRET: `whsec_${ID_SECRET}` }, {}],
])("%s that is another secret too is named, and no stranger's key is used: %j", (variable, change, settings) => {
  expect(readEnvironmentVariables({ ...whole, ...change })).toMatchObject({
    ...settings,
    problems: [expect.stringMatching(new RegExp(`^${variable} is the secret of [A-Z_]+ too`))],
  })
})

test("a token for the health page is used if it's strong", () => {
  expect(readEnvironmentVariables({ ...whole, HEALTH_TOKEN: OTHER_SECRET })).toMatchObject({
    healthToken: OTHER_SECRET,
    problems: [],
  })
  expect(readEnvironmentVariables({ ...whole, HEALTH_TOKEN: "please" })).toMatchObject({
    healthToken: null,
    problems: [expect.stringMatching(/^HEALTH_TOKEN must be base64/)],
  })
})

test("the secret before signs as well", () => {
  const { webhook } = readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_SECRET_PREVIOUS: buildSecret(32) })
  expect(webhook?.secrets).toEqual([buildSecret(24), buildSecret(32)])
})

test.each([
  ["23 bytes", buildSecret(23)],
  ["one byte", "whsec_AA=="],
  ["no whsec_", Buffer.alloc(32).toString("base64")],
  ["not base64", "whsec_ä"],
])("a secret of %s is refused", (_, LEAD_WEBHOOK_SECRET) => {
  const { webhook, problems } = readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_SECRET })
  expect(webhook).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]).not.toContain(LEAD_WEBHOOK_SECRET)
})

/** None of these is an https address on the public internet: the names are reserved by RFCs or by custom. */
const WRONG_ADDRESSES = [
  ["plain http", "http://hooks.example.com/"],
  ["a password", "https://user:pass@hooks.example.com/"],
  ["an IP address", "https://10.0.0.1/"],
  ["an IPv6 address", "https://[fd00::1]/"],
  ["no address", "hooks"],
  ["this machine", "http://127.0.0.1:8889/"],
  ["a trailing dot", "https://hooks.example.com./"],
  ["a single label", "https://intranet/"],
  ["a name under localhost (RFC 6761)", "https://hooks.localhost/"],
  ["the mapped address of this machine", "http://[::ffff:127.0.0.1]/"],
  ["this machine in hexadecimal", "http://0x7f.1/"],
  ["a name under internal", "https://metadata.google.internal/"],
  ["a name under local (RFC 6762)", "https://printer.local/"],
  ["a name under home.arpa (RFC 8375)", "https://router.home.arpa/"],
  ["a name under test (RFC 6761)", "https://hooks.test/"],
  ["a name under invalid (RFC 6761)", "https://hooks.invalid/"],
  ["a name under onion (RFC 7686)", "https://hooks.onion/"],
  ["a name under alt (RFC 9476)", "https://hooks.alt/"],
  ["a name of a local network", "https://nas.lan/"],
] as const

test.each(WRONG_ADDRESSES)(
  "an address with %s is refused to leads, alerts and reports, and leads are delivered all the same",
  (_, address) => {
    for (const name of ["LEAD_WEBHOOK_URL", "ALERT_WEBHOOK_URL", "REPORT_WEBHOOK_URL"]) {
      const { webhook, alert, report, problems } = readEnvironmentVariables({ ...whole, [name]: address })
      expect(webhook?.url).toBe(name === "LEAD_WEBHOOK_URL" ? undefined : whole.LEAD_WEBHOOK_URL)
      expect([alert.webhook, report.webhook]).toEqual([null, null])
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
    }
  },
)

test.each(["http://localhost:8889/", "http://127.0.0.1:8889/", "http://[::1]:8889/", "http://hooks.localhost:8889/"])(
  "this machine is allowed as %s when asked for, and nothing else that is not public",
  LEAD_WEBHOOK_URL => {
    const variables = { ...whole, ALLOW_LOOPBACK_WEBHOOK: "1" }
    expect(readEnvironmentVariables({ ...variables, LEAD_WEBHOOK_URL }).webhook).not.toBeNull()
    for (const other of ["https://10.0.0.1/", "http://hooks.example.com/", "https://nas.lan/", "https://a.internal/"])
      expect(readEnvironmentVariables({ ...variables, LEAD_WEBHOOK_URL: other }).webhook).toBeNull()
  },
)

test("a list of hosts keeps leads from any other", () => {
  expect(
    readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_ALLOWED_HOSTS: "a.example, hooks.example.com" }).webhook,
  ).not.toBeNull()
  expect(readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_ALLOWED_HOSTS: "a.example" }).webhook).toBeNull()
})

test.each(["SITE_URL", "SITE_API_URL"])("an address of the site in %s that is none is named and left out", name => {
  const key = name === "SITE_URL" ? "siteUrl" : "apiUrl"
  const right = readEnvironmentVariables({ ...whole, [name]: "https://api.example.net/" })
  expect([right[key], right.problems]).toEqual(["https://api.example.net", []])
  const wrong = readEnvironmentVariables({ ...whole, [name]: "api" })
  expect([wrong[key], wrong.problems]).toEqual([null, [expect.stringMatching(new RegExp(`^${name} `))]])
})

test("the host says at which addresses a deploy is found", () => {
  const [site, deploy, preview] = ["www.example.com", "6f0c--a.netlify.app", "deploy-preview-7--a.netlify.app"]
  const urls = { URL: `https://${site}`, DEPLOY_URL: `https://${deploy}`, DEPLOY_PRIME_URL: `https://${preview}` }
  expect(readEnvironmentVariables({ ...whole, ...urls }).deployOrigins).toEqual(Object.values(urls))
})

test.each([
  ["ALERT_WEBHOOK_URL", whole.LEAD_WEBHOOK_URL],
  ["REPORT_WEBHOOK_URL", whole.LEAD_WEBHOOK_URL],
  ["REPORT_WEBHOOK_URL", "https://HOOKS.example.com:443/leads#report"],
])("the address of the leads is refused as %s: %s", (name, url) => {
  const { alert, report, webhook, problems } = readEnvironmentVariables({ ...whole, [name]: url })
  expect([alert.webhook, report.webhook]).toEqual([null, null])
  expect(webhook).not.toBeNull()
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))])
})

test.each(["alert", "report"])("the %s goes to a webhook and by email, which needs a mail server", kind => {
  const [webhook, email] = ["https://chat.example.com/a", "a@b.example"]
  const variable = `${kind.toUpperCase()}_EMAIL`
  const ways = { [`${kind.toUpperCase()}_WEBHOOK_URL`]: webhook, [variable]: email, SMTP_URL: "smtps://m.example" }
  expect(
    readEnvironmentVariables({ ...whole, LEAD_WEBHOOK_ALLOWED_HOSTS: "hooks.example.com", ...ways }),
  ).toMatchObject({
    [kind]: { webhook, email },
    mail: { url: "smtps://m.example", from: null },
    problems: [],
  })
  expect(readEnvironmentVariables({ ...whole, [variable]: email })).toMatchObject({
    [kind]: { webhook: null, email: null },
    problems: [expect.stringMatching(new RegExp(`^${variable} needs SMTP_URL`))],
  })
})

test.each(["https://m.example", "smtp:m.example", "mail.example.com", "smtps://"])(
  "a mail server at %s is named and left out",
  SMTP_URL => {
    expect(readEnvironmentVariables({ ...whole, SMTP_URL })).toMatchObject({
      mail: null,
      problems: [expect.stringMatching(/^SMTP_URL /)],
    })
  },
)

test("emails come from MAIL_FROM, and from the firm's address when that is none", () => {
  const SMTP_URL = "smtps://user:password@m.example"
  expect(readEnvironmentVariables({ ...whole, SMTP_URL, MAIL_FROM: "quotes@Example.com" })).toMatchObject({
    mail: { url: SMTP_URL, from: "quotes@example.com" },
    problems: [],
  })
  const wrong = readEnvironmentVariables({ ...whole, SMTP_URL, MAIL_FROM: "a@b.example\r\nBcc: all@b.example" })
  expect(wrong.mail).toEqual({ url: SMTP_URL, from: null })
  expect(wrong.problems).toEqual([expect.stringMatching(/^MAIL_FROM /)])
  expect(wrong.problems.join()).not.toContain("Bcc")
})

test.each([
  ["30", 30, 0],
  ["0", 180, 1],
  ["half a year", 180, 1],
  ["1.5", 180, 1],
])("LEAD_RETENTION_DAYS=%s keeps leads for %i days", (LEAD_RETENTION_DAYS, days, problems) => {
  const env = readEnvironmentVariables({ ...whole, LEAD_RETENTION_DAYS })
  expect(env.retentionDays).toBe(days)
  expect(env.problems).toHaveLength(problems)
})
