import type { LeadPorts } from "../../src/leads/core/ports"
import type { Swept } from "../../src/leads/outbox/deliver-due"
import { sweep } from "../../src/leads/outbox/sweep"
import { sweptTable } from "./tables"

type Sweeping = {
  ports: LeadPorts
  /** The answer, for a file or another program. */
  print: (text: string) => void
  /** A line for the person. */
  printError: (text: string) => void
}

/** Whether a person must see to something, since it isn't tried again by itself. */
const needsPerson = ({ dead, gone, failed }: Swept): boolean => dead + gone + failed > 0

/**
 * The sweep that the site runs by its schedule, now. True when nothing was given up: what was refused is tried again.
 *
 * @throws StoreUnavailable
 */
export async function sweepNow({ ports, print, printError }: Sweeping): Promise<boolean> {
  const { mails, webhooks, ...leads } = await sweep(ports)
  const [pending, further, mail] = await Promise.all([
    ports.store.list("pending"),
    ports.store.list("hook-pending"),
    ports.store.list("mail"),
  ])
  const waitingFor = (name: string) => further.filter(({ key }) => key.startsWith(`${name}.`)).length
  print(
    sweptTable([
      { name: "leads", swept: leads, waiting: pending.length },
      ...Object.entries(webhooks).map(([name, swept]) => ({ name, swept, waiting: waitingFor(name) })),
      { name: "emails", swept: mails, waiting: mail.length },
    ]),
  )
  if (leads.gone > 0)
    printError("The receiver answered 410: it wants no more leads. See docs/tasks/replay-after-an-outage.md.")
  return ![leads, mails, ...Object.values(webhooks)].some(needsPerson)
}
