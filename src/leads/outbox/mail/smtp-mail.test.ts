import { startFakeSmtpServer, type FakeSmtpServer } from "../../../harness/fake-smtp-server"
import { createSmtpSender, type Mail } from "./smtp-mail"

const FROM = { name: "Sample Firm", address: "hello@example.com" }
const MAIL: Mail = { to: "mai@example.com", subject: "Your quote", text: "Hello" }

let smtp: FakeSmtpServer
beforeEach(async () => {
  smtp = await startFakeSmtpServer()
})
afterEach(() => smtp.stop())

const sendTestMail = (mail: Partial<Mail> = {}, timeoutMs = 5_000) =>
  createSmtpSender(smtp.url, FROM)({ ...MAIL, ...mail }, timeoutMs)

test("text, HTML, a file, headers and the message's own name arrive as they were given", async () => {
  const unsubscribe = `<https://www.example.com/u/${"a".repeat(300)}>`
  const content = "BEGIN:VCALENDAR\r\nSUMMARY:Nguyễn\r\nEND:VCALENDAR\r\n"
  await sendTestMail({
    to: { name: "Mai Nguyễn", address: "mai@example.com" },
    html: "<p>Hello, Mai</p>",
    attachments: [{ filename: "dates.ics", contentType: "text/calendar; charset=utf-8", content }],
    headers: { "List-Unsubscribe": unsubscribe },
    messageId: "abc@www.example.com",
    date: new Date("2026-11-21T02:00:00Z"),
  })
  const { email, to, from } = smtp.posted[0] ?? { email: null, to: "", from: "" }
  expect([from, to]).toEqual(["hello@example.com", "mai@example.com"])
  expect(email).toMatchObject({
    from: FROM,
    to: [{ name: "Mai Nguyễn", address: "mai@example.com" }],
    subject: "Your quote",
    messageId: "<abc@www.example.com>",
    date: "2026-11-21T02:00:00.000Z",
    attachments: [{ filename: "dates.ics", mimeType: "text/calendar" }],
  })
  expect(email?.text?.trim()).toBe("Hello")
  expect(email?.html?.trim()).toBe("<p>Hello, Mai</p>")
  // Compares every byte, CRLF included, which the parser doesn't keep.
  expect(smtp.posted[0]?.raw.replace(/\r\n/g, "")).toContain(Buffer.from(content).toString("base64"))
  expect(email?.headers.find(({ key }) => key === "list-unsubscribe")?.value).toBe(unsubscribe)
})

const INJECTED = "x\r\nBcc: everybody@evil.example\r\n\r\nBuy"
test.each<[string, Partial<Mail>]>([
  ["the name", { to: { name: INJECTED, address: "mai@example.com" } }],
  ["the subject", { subject: INJECTED }],
  ["a header", { headers: { "List-Unsubscribe": INJECTED } }],
  ["the message's name", { messageId: INJECTED }],
  ["a file's name", { attachments: [{ filename: INJECTED, contentType: "text/plain", content: "x" }] }],
  ["a name in quotes", { to: { name: `"Mai" <all@evil.example>, `, address: "mai@example.com" } }],
])("line breaks in %s begin no header and reach nobody else", async (_, mail) => {
  await sendTestMail(mail)
  expect(smtp.posted).toHaveLength(1)
  expect(smtp.posted[0]?.to).toBe("mai@example.com")
  const { headers = [], to = [], text } = smtp.posted[0]?.email ?? {}
  expect(headers.map(({ key }) => key)).not.toContain("bcc")
  expect(to.map(({ address }) => address)).toEqual(["mai@example.com"])
  expect(text?.trim()).toBe("Hello")
})

test("line breaks in the address reach nobody else", async () => {
  await sendTestMail({ to: "mai@example.com\r\nRCPT TO:<all@evil.example>" }).catch(() => undefined)
  expect(smtp.posted.filter(({ to }) => to.includes("all@evil.example"))).toEqual([])
})

test("a letter is not sent in the clear to another machine", async () => {
  // The same server at an address that doesn't look like this machine's.
  const elsewhere = smtp.url.replace("127.0.0.1", "[::ffff:127.0.0.1]")
  await expect(createSmtpSender(elsewhere, FROM)(MAIL, 2_000)).rejects.toMatchObject({ code: "ETLS" })
  expect(smtp.posted).toEqual([])
})

test("answers go to the firm when letters come from another address", async () => {
  const from = { name: "Sample Firm", address: "quotes@example.com", replyTo: FROM.address }
  await createSmtpSender(smtp.url, from)(MAIL)
  await sendTestMail()
  const repliesTo = smtp.posted.map(({ email }) => email.replyTo?.map(({ address }) => address))
  expect(repliesTo).toEqual([["hello@example.com"], undefined])
})
