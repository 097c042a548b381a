import { isDeliveryOpen, DELIVERY_STATUSES } from "../../src/leads/admin/delivery-status"
import { parseLeadsCli, Misused } from "./parse-cli"

const here = { folder: ".", production: false }

test.each([
  ["", { command: "help" }],
  ["list --help", { command: "help" }],
  [
    "list",
    { command: "list", states: DELIVERY_STATUSES.filter(isDeliveryOpen), kind: null, webhook: null, personal: false },
  ],
  [
    "list --state held --state done --kind contact.sent.v1 --personal",
    { command: "list", states: ["held", "done"], kind: "contact.sent.v1", webhook: null, personal: true },
  ],
  [
    "list --state dead --webhook crm",
    { command: "list", states: ["dead"], kind: null, webhook: "crm", personal: false },
  ],
  ["show a b", { command: "show", ids: ["a", "b"] }],
  ["replay a --again", { command: "replay", ids: ["a"], collections: [], webhook: null, again: true }],
  ["replay --dead", { command: "replay", ids: [], collections: ["dead", "dead-mail"], webhook: null, again: false }],
  ["replay a --webhook crm", { command: "replay", ids: ["a"], collections: [], webhook: "crm", again: false }],
  ["replay --pending", { command: "replay", ids: [], collections: ["pending", "mail"], webhook: null, again: false }],
  ["release a", { command: "release", ids: ["a"] }],
  ["clear a b", { command: "clear", ids: ["a", "b"] }],
  ["export --from 2026-11-01", { command: "export", from: "2026-11-01", until: null, kind: null }],
  [
    "report --by variant --from 2026-11-01 --until 2026-11-30 --format csv",
    { command: "report", by: "variant", from: "2026-11-01", until: "2026-11-30", format: "csv" },
  ],
  ["report", { command: "report", by: "source", from: null, until: null, format: "table" }],
  ["report --by variant", { command: "report", by: "variant", from: null, until: null, format: "table" }],
  ["feedback", { command: "feedback", from: null, until: null, format: "table" }],
  [
    "feedback --from 2026-11-01 --until 2026-11-01 --format json",
    { command: "feedback", from: "2026-11-01", until: "2026-11-01", format: "json" },
  ],
  ["find mai@example.com", { command: "find", email: "mai@example.com" }],
  ["find 7K3F 9QXM", { command: "find", reference: "7K3F 9QXM" }],
  ["find 7k3f9qxm", { command: "find", reference: "7K3F 9QXM" }],
  ["erase mai@example.com --yes", { command: "erase", email: "mai@example.com", yes: true }],
  ["purge", { command: "purge", webhook: null, yes: false }],
  ["purge --webhook crm --yes", { command: "purge", webhook: "crm", yes: true }],
  ["sweep", { command: "sweep" }],
])("%s is understood", (words, command) => {
  expect(parseLeadsCli(words.split(" ").filter(Boolean))).toEqual({ ...command, ...here })
})

test("an older id may begin with a hyphen, and come with the apostrophe that it has in an older export", () => {
  const ids = ["--Xw2Lm4Tz7Rb1Vn6Kc3Js8HdF", "-k3mQ8vN1xR5tB7wY2cD4f"]
  expect(parseLeadsCli(["show", ...ids, "'-Xw2Lm4Tz7Rb1Vn6Kc3Js8HdFq"])).toMatchObject({
    ids: [...ids, "-Xw2Lm4Tz7Rb1Vn6Kc3Js8HdFq"],
  })
})

test("the store and the folder are chosen for every command", () => {
  expect(parseLeadsCli(["purge", "--production", "--folder", "/site"])).toMatchObject({
    production: true,
    folder: "/site",
  })
})

test.each([
  ["lost", "There is no command lost."],
  ["toString", "There is no command toString."],
  ["list extra", "list takes no extra."],
  ["list --yes", "list takes no --yes."],
  ["list --state gone", "gone is no state. There are: pending, held"],
  ["list --kind quote", "quote is no kind. There are: quote.requested.v1"],
  ["list --webhook CRM", "CRM is no name of a webhook."],
  ["show", "show needs an id."],
  ["feedback --format csv", "csv is no format. There are: table, json."],
  ["replay", "replay takes ids, or --dead and --pending, and not both."],
  ["replay a --dead", "replay takes ids, or --dead and --pending, and not both."],
  ["export --from 2026-02-30", "2026-02-30 is no day."],
  ["report --by city", "city is no grouping. There are: source, campaign"],
  [
    "report --by state --from 2026-11-30 --until 2026-11-01",
    "2026-11-30 is after 2026-11-01: --from is the first day.",
  ],
  [
    "report --by state --from 2026-11-01 --until 2026-11-30 --format xml",
    "xml is no format. There are: table, csv, json.",
  ],
  ["find", "find needs one email address, or a reference such as 7K3F 9QXM."],
  ["find 7K3F 9QX0", "find needs one email address, or a reference"],
  ["find a@b.example c@d.example", "find needs one email address, or a reference"],
  ["erase a@b.example c@d.example", "erase needs one email address."],
  ["list --unknown", "Unknown option '--unknown'"],
])("%s is refused with a sentence", (words, sentence) => {
  expect(() => parseLeadsCli(words.split(" "))).toThrow(Misused)
  expect(() => parseLeadsCli(words.split(" "))).toThrow(sentence)
})
