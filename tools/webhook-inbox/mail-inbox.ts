import type { AddressInfo } from "node:net"
import PostalMime from "postal-mime"
import { SMTPServer } from "smtp-server"

/** An email that the site sent, as the inbox shows it. */
export type InboxEmail = { to: string; subject: string; text: string; html: string; files: readonly string[] }

export type MailInbox = { url: string; stop: () => Promise<void> }

/** Starts a mail server on this machine that passes each email to `add` and sends none on. Port 0 uses any free port. */
export async function startMailInbox(port: number, add: (email: InboxEmail) => void): Promise<MailInbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onData: async (stream, { envelope }, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(Buffer.from(part))
      const { subject = "", text = "", html = "", attachments } = await PostalMime.parse(Buffer.concat(parts))
      const to = envelope.rcptTo.map(({ address }) => address).join(", ")
      add({ to, subject, text, html, files: attachments.map(({ filename }) => filename ?? "") })
      callback()
    },
  })
  // A connection that ends early is the site's to try again.
  server.on("error", () => undefined)
  await new Promise<void>(resolve => server.listen(port, "127.0.0.1", resolve))
  const { port: own } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${own}`, stop: () => new Promise(resolve => server.close(() => resolve())) }
}
