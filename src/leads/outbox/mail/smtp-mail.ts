import { waitWithTimeout } from "../../core/keep-within"

export type Attachment = { filename: string; contentType: string; content: string }

export type Mail = {
  to: string | { name: string; address: string }
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
  /** Who gets the replies, if not the sender's `replyTo`. */
  replyTo?: { name: string; address: string }
  headers?: Readonly<Record<string, string>>
  /** Without the angle brackets. The same in every try, so that a mail server can recognise a second copy. */
  messageId?: string
  date?: Date
}

/** Sends one email. Rejects if the server doesn't accept it within `timeoutMs`. */
export type SendMail = (mail: Mail, timeoutMs?: number) => Promise<unknown>

/** The sender, and the address for replies if that's another one. */
export type Sender = { name: string; address: string; replyTo?: string }

/** The time limit of an email, as long as that of a delivery to a webhook. */
const LONGEST_MS = 10_000

/** Replaces line breaks and control characters, so that no value can begin a header of its own. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()

const toOneLineAddress = ({ name, address }: { name: string; address: string }) => ({
  name: toOneLine(name),
  address: toOneLine(address),
})

/**
 * Creates a function that sends email through the server at `url`, `smtp:` or `smtps:`. With `smtp:`, email is encrypted
 * too (STARTTLS) or not sent, unless the server is this machine. The mailer is loaded with the first email.
 */
export const createSmtpSender =
  (url: string, from: Sender): SendMail =>
  async ({ to, subject, replyTo, headers = {}, messageId, attachments = [], ...mail }, timeoutMs = LONGEST_MS) => {
    const { createTransport } = await import("nodemailer")
    const { hostname } = new URL(url)
    const transport = createTransport({
      url,
      requireTLS: !["localhost", "127.0.0.1", "[::1]"].includes(hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const sending = transport.sendMail({
      ...mail,
      from: toOneLineAddress(from),
      ...(from.replyTo && from.replyTo !== from.address && { replyTo: toOneLine(from.replyTo) }),
      ...(replyTo && { replyTo: toOneLineAddress(replyTo) }),
      to: toOneLineAddress(typeof to === "string" ? { name: "", address: to } : to),
      subject: toOneLine(subject),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toOneLine(value)])),
      ...(messageId && { messageId: `<${toOneLine(messageId)}>` }),
      attachments: attachments.map(({ filename, ...rest }) => ({
        ...rest,
        filename: toOneLine(filename),
        // Keeps every byte: the lines of a calendar file end in CRLF.
        contentTransferEncoding: "base64" as const,
      })),
    })
    return waitWithTimeout(timeoutMs, sending, new DOMException("mail", "TimeoutError")).finally(() =>
      transport.close(),
    )
  }
