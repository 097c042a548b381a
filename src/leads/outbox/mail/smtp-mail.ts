export type Attachment = { filename: string; contentType: string; content: string }

export type Mail = {
  to: string | { name: string; address: string }
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
  headers?: Readonly<Record<string, string>>
  /** Without the angle brackets. The same in every try, so that a mail server can tell a second copy. */
  messageId?: string
  date?: Date
}

/** Sends one email. Rejects when the server does not take it within `timeoutMs`. */
export type SendMail = (mail: Mail, timeoutMs?: number) => Promise<unknown>

/** Who writes, and where answers go when that is another address. */
export type Sender = { name: string; address: string; replyTo?: string }

/** As long as a delivery to the webhook. */
const LONGEST_MS = 10_000

const isThisMachine = (host: string): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(host)

/** One line without controls: whatever a value holds, it cannot begin a header of its own. */
const toOneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()

/**
 * Email by the server at `url`, `smtp:` or `smtps:`. What `smtp:` sends is encrypted too (STARTTLS), or not sent, unless the
 * server is this machine. The mailer is loaded with the first email.
 */
export const createSmtpSender =
  (url: string, from: Sender): SendMail =>
  async ({ to, subject, headers = {}, messageId, attachments = [], ...mail }, timeoutMs = LONGEST_MS) => {
    const { createTransport } = await import("nodemailer")
    const { hostname } = new URL(url)
    const transport = createTransport({
      url,
      requireTLS: !isThisMachine(hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    const sending = transport.sendMail({
      ...mail,
      from: { name: toOneLine(from.name), address: toOneLine(from.address) },
      ...(from.replyTo && from.replyTo !== from.address && { replyTo: toOneLine(from.replyTo) }),
      to:
        typeof to === "string"
          ? { name: "", address: toOneLine(to) }
          : { name: toOneLine(to.name), address: toOneLine(to.address) },
      subject: toOneLine(subject),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, toOneLine(value)])),
      ...(messageId && { messageId: `<${toOneLine(messageId)}>` }),
      attachments: attachments.map(({ filename, ...rest }) => ({
        ...rest,
        filename: toOneLine(filename),
        // To the byte: a calendar's lines end in CRLF.
        contentTransferEncoding: "base64" as const,
      })),
    })
    let timer: NodeJS.Timeout
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException("mail", "TimeoutError")), timeoutMs)
    })
    return Promise.race([sending, late]).finally(() => {
      clearTimeout(timer)
      transport.close()
    })
  }
