import type { AddressInfo, Socket } from "node:net"
import PostalMime, { type Email } from "postal-mime"
import { SMTPServer } from "smtp-server"

/**
 * What the mail server does with the next emails. A number refuses: `recipient` as soon as it is named, `email` once it was
 * read. `silent` does not even greet; `drop` cuts the line in the middle; `lost` takes an email and cuts the line unanswered.
 */
export type SmtpBehaviour = "take" | "silent" | "drop" | "lost" | { recipient: number } | { email: number }

export type ReceivedMail = { to: string; from: string; raw: string; email: Email }

export type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>

const createRefusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode })

/** Greets at once. The library waits for 100 ms first, to catch a client that talks too soon. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer["connect"]>) {
    super.connect(...args)
    const connection = [...this.connections].at(-1)
    connection?.connectionReady()
    // When the 100 ms are over, it would greet again.
    if (connection) connection.connectionReady = () => undefined
  }
}

/** A real mail server on loopback that takes, refuses or hangs as a test says. */
export async function startFakeSmtpServer() {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behaviour: SmtpBehaviour = "take"
  let connections = 0
  const cutConnections = () => sockets.forEach(socket => socket.destroy())

  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_, callback) => {
      connections += 1
      if (behaviour !== "silent") callback()
    },
    onMailFrom: (_, __, callback) => (behaviour === "drop" ? cutConnections() : callback()),
    onRcptTo: (_, __, callback) =>
      typeof behaviour === "object" && "recipient" in behaviour
        ? callback(createRefusal(behaviour.recipient))
        : callback(),
    onData: async (stream, { envelope }, callback) => {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(Buffer.from(part))
      if (typeof behaviour === "object" && "email" in behaviour) return callback(createRefusal(behaviour.email))
      const raw = Buffer.concat(parts).toString("utf8")
      const email = await PostalMime.parse(raw)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ""
      mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), from, raw, email })
      return behaviour === "lost" ? cutConnections() : callback()
    },
  })
  // A line that a test cuts is an error to the server.
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
    /** What was taken. */
    posted: mails,
    /** How often someone began to talk. */
    connections: () => connections,
    behave: (next: SmtpBehaviour) => void (behaviour = next),
    stop: () => {
      cutConnections()
      return new Promise<void>(resolve => server.close(resolve))
    },
  }
}
