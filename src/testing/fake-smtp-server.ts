import type { AddressInfo, Socket } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer, type SMTPServerSession } from "smtp-server"

/**
 * `silent` doesn't even send a greeting, `drop` closes the connection in the middle of an email, and `lost` accepts an
 * email but doesn't reply. A number is the code of a refusal, of the recipient (only `of` one address if that's given) or after
 * the email was read.
 */
export type SmtpBehaviour = "take" | "silent" | "drop" | "lost" | { recipient: number; of?: string } | { email: number }

export type ReceivedMail = { to: string; from: string; raw: string; email: Email }

export type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>

const createSmtpRefusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode })

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

/** A real mail server on loopback. */
export async function startFakeSmtpServer() {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behaviour: SmtpBehaviour = "take"
  let connections = 0
  const cutConnections = () => sockets.forEach(socket => socket.destroy())
  const cutConnection = ({ remotePort }: SMTPServerSession) =>
    sockets.forEach(socket => socket.remotePort === remotePort && socket.destroy())

  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_, callback) => {
      connections += 1
      if (behaviour !== "silent") callback()
    },
    onMailFrom: (_, session, callback) => (behaviour === "drop" ? cutConnection(session) : callback()),
    onRcptTo: ({ address }, _, callback) =>
      typeof behaviour === "object" && "recipient" in behaviour && (behaviour.of ?? address) === address
        ? callback(createSmtpRefusal(behaviour.recipient))
        : callback(),
    onData: async (stream, session, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(Buffer.from(part))
      if (typeof behaviour === "object" && "email" in behaviour) return callback(createSmtpRefusal(behaviour.email))
      const raw = Buffer.concat(parts).toString("utf8")
      const email = await PostalMime.parse(raw)
      const { envelope } = session
      const from = envelope.mailFrom ? envelope.mailFrom.address : ""
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), from, raw, email })
      return behaviour === "lost" ? cutConnection(session) : callback()
    },
  })
  // The server reports an error when a test closes a connection.
  server.on("error", () => undefined)
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.server.address() as AddressInfo

  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    posted: mails,
    connections: () => connections,
    behave: (next: SmtpBehaviour) => void (behaviour = next),
    stop: () => {
      cutConnections()
      return new Promise<void>(resolve => server.close(resolve))
    },
  }
}
