import type { AddressInfo } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server"

export type ReceivedMail = { to: string; from: string; raw: string; email: Email }

/** The library waits 100 ms to detect clients that send something too early. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer["connect"]>) {
    super.connect(...args)
    const connection = [...this.connections].at(-1)
    connection?.connectionReady()
    // Otherwise the library would send a second greeting after 100 ms.
    if (connection) connection.connectionReady = () => undefined
  }
}

type Options = Omit<SMTPServerOptions, "onData"> & {
  /** Any free port by default. */
  port?: number
  /** Receives each email. The sender is told that it's taken once this resolves, and of the error if it rejects. */
  onMail: (mail: ReceivedMail, session: SMTPServerSession) => unknown
}

/** Starts a real mail server on this machine, without encryption, which sends nothing on. */
export async function startMailServer({ port = 0, onMail, ...options }: Options) {
  const server = new PromptServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS"], disableReverseLookup: true },
    ...options,
    onData: async (stream, session, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(Buffer.from(part))
      const raw = Buffer.concat(parts).toString("utf8")
      const { mailFrom, rcptTo } = session.envelope
      const to = rcptTo.map(({ address }) => address).join()
      const mail = { to, from: mailFrom ? mailFrom.address : "", raw, email: await PostalMime.parse(raw) }
      try {
        await onMail(mail, session)
        callback()
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
  // The server reports an error when a connection ends early.
  server.on("error", () => undefined)
  await new Promise<void>(resolve => server.listen(port, "127.0.0.1", resolve))
  const { port: own } = server.server.address() as AddressInfo
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    /** The server below, for tests that watch or cut its connections. */
    server: server.server,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}
