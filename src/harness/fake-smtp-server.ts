import type { Socket } from "node:net"
import type { SMTPServerSession } from "smtp-server"
import { startMailServer, type ReceivedMail } from "./mail-server"

/**
 * `silent` doesn't even send a greeting, `drop` closes the connection in the middle of an email, `lost` accepts an
 * email but closes the connection instead of replying, and `hold` accepts one and never replies. A number is the code of a refusal, of the recipient (only `of` one address if that's given) or after
 * the email was read.
 */
export type SmtpBehaviour =
  "take" | "silent" | "drop" | "lost" | "hold" | { recipient: number; of?: string } | { email: number }

export type FakeSmtpServer = Awaited<ReturnType<typeof startFakeSmtpServer>>

const createSmtpRefusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode })

/** The reference in an email to the office; `undefined` in any other email. */
export const getEmailReference = ({ email }: ReceivedMail): string | undefined =>
  /Reference: (\w{4} \w{4})\./.exec(email.text?.replace(/\s+/g, " ") ?? "")?.[1]

/** A real mail server on loopback. */
export async function startFakeSmtpServer() {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let behaviour: SmtpBehaviour = "take"
  let connections = 0
  const cutConnections = () => sockets.forEach(socket => socket.destroy())
  const cutConnection = ({ remotePort }: SMTPServerSession) =>
    sockets.forEach(socket => socket.remotePort === remotePort && socket.destroy())

  const { server, port, url, stop } = await startMailServer({
    onConnect: (_, callback) => {
      connections += 1
      if (behaviour !== "silent") callback()
    },
    onMailFrom: (_, session, callback) => (behaviour === "drop" ? cutConnection(session) : callback()),
    onRcptTo: ({ address }, _, callback) =>
      typeof behaviour === "object" && "recipient" in behaviour && (behaviour.of ?? address) === address
        ? callback(createSmtpRefusal(behaviour.recipient))
        : callback(),
    onMail: (mail, session) => {
      if (typeof behaviour === "object" && "email" in behaviour) throw createSmtpRefusal(behaviour.email)
      mails.push(mail)
      if (behaviour === "lost") cutConnection(session)
      return behaviour === "hold" ? new Promise(() => undefined) : undefined
    },
  })
  server.on("connection", (socket: Socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket))
  })

  return {
    port,
    url,
    posted: mails,
    connections: () => connections,
    behave: (next: SmtpBehaviour) => void (behaviour = next),
    stop: () => {
      cutConnections()
      return stop()
    },
  }
}
