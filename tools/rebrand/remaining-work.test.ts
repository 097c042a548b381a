import { listRebrandTasks, tickTasks } from "./remaining-work"

const CONTENT: Readonly<Record<string, string>> = {
  "checklist.yaml": "description: false\nfeeDays: true\n",
  "site.yaml": "name: Ash\ndescription: We help.\n",
  "blog/complaints-and-who-regulates-us.mdx": "---\ntitle: Complaints\nheading: Complaints\n---\n",
  "fees/our-fees-vic.json": '{\n  "amounts": {}\n}\n',
  "fees/our-fees-qld.json": '{\n  "amounts": {}\n}\n',
}

const files = Object.entries(CONTENT).map(([file, text]) => ({ file, text }))

test("what only a person can write is listed by file and line, where the file is part of the site, with what's done", () => {
  const leftOut = new Map([["fees/our-fees-qld.json", "the firm doesn't act in QLD"]])
  expect(listRebrandTasks(files, leftOut).map(line => line.split(": ", 2).join(": "))).toEqual([
    "[ ] description: content/site.yaml:2",
    "[x] feeDays: content/fees/our-fees-vic.json:2",
    "[ ] complaints: content/blog/complaints-and-who-regulates-us.mdx:3",
  ])
})

test("what's ticked off is true, and the rest of the file stays", () => {
  expect(tickTasks("# Ours\naboutUs: false\nemails: false\n", ["emails"])).toBe(
    "# Ours\naboutUs: false\nemails: true\n",
  )
})
