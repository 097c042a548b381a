import { readEnv } from "./env"

const secret = (bytes: number) => `whsec_${Buffer.alloc(bytes, 7).toString("base64")}`
const whole = {
  LEAD_WEBHOOK_URL: "https://hooks.example.com/leads",
  LEAD_WEBHOOK_SECRET: secret(24),
  LEAD_ID_SECRET: "names",
  SITE_URL: "https://www.example.com/",
}

test("with every variable set nothing is missing", () => {
  expect(readEnv(whole)).toEqual({
    webhook: { url: "https://hooks.example.com/leads", secrets: [secret(24)] },
    siteUrl: "https://www.example.com",
    idSecret: "names",
    problems: [],
  })
})

test("with no variable set everything missing is named, and nothing throws", () => {
  const { webhook, problems } = readEnv({})
  expect(webhook).toBeNull()
  expect(problems.map(problem => problem.split(" ")[0])).toEqual([
    "LEAD_WEBHOOK_URL",
    "LEAD_WEBHOOK_SECRET",
    "LEAD_ID_SECRET",
  ])
})

test("the secret before signs as well", () => {
  expect(readEnv({ ...whole, LEAD_WEBHOOK_SECRET_PREVIOUS: secret(32) }).webhook?.secrets).toEqual([
    secret(24),
    secret(32),
  ])
})

test.each([
  ["23 bytes", secret(23)],
  ["one byte", "whsec_AA=="],
  ["no whsec_", Buffer.alloc(32).toString("base64")],
  ["not base64", "whsec_ä"],
])("a secret of %s is refused", (_, LEAD_WEBHOOK_SECRET) => {
  const { webhook, problems } = readEnv({ ...whole, LEAD_WEBHOOK_SECRET })
  expect(webhook).toBeNull()
  expect(problems).toHaveLength(1)
  expect(problems[0]).not.toContain(LEAD_WEBHOOK_SECRET)
})

test.each([
  ["plain http", "http://hooks.example.com/"],
  ["a password", "https://user:pass@hooks.example.com/"],
  ["an IP address", "https://10.0.0.1/"],
  ["an IPv6 address", "https://[fd00::1]/"],
  ["the metadata service", "http://169.254.169.254/"],
  ["another scheme", "file:///etc/passwd"],
  ["no address", "hooks"],
  ["this machine", "http://127.0.0.1:8889/"],
])("a webhook address with %s is refused", (_, LEAD_WEBHOOK_URL) => {
  const { webhook, problems } = readEnv({ ...whole, LEAD_WEBHOOK_URL })
  expect(webhook).toBeNull()
  expect(problems[0]).toMatch(/^LEAD_WEBHOOK_URL /)
})

test("this machine is allowed when asked for", () => {
  const LEAD_WEBHOOK_URL = "http://localhost:8889/"
  expect(readEnv({ ...whole, LEAD_WEBHOOK_URL, ALLOW_LOOPBACK_WEBHOOK: "1" }).webhook).not.toBeNull()
})

test("a list of hosts keeps leads from any other", () => {
  expect(readEnv({ ...whole, LEAD_WEBHOOK_ALLOWED_HOSTS: "a.example, hooks.example.com" }).webhook).not.toBeNull()
  expect(readEnv({ ...whole, LEAD_WEBHOOK_ALLOWED_HOSTS: "a.example" }).webhook).toBeNull()
})

test("a site address that is none is named and left out", () => {
  expect(readEnv({ ...whole, SITE_URL: "www" })).toMatchObject({
    siteUrl: null,
    problems: [expect.stringMatching(/^SITE_URL /)],
  })
})
