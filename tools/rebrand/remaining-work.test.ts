import { listRemainingRebrandTasks } from "./remaining-work"

const NAVIGATION =
  "header:\n  - { label: Partners, path: /misc/partners }\n  - { label: Offers, path: /misc/discounts }\n"

const CONTENT: Readonly<Record<string, string>> = {
  "site.yaml": "name: Ash\ndescription: We help.\n",
  "navigation.yaml": NAVIGATION,
  "pages/misc/partners.mdx": "---\ntitle: Partners\nheading: Our partners\n---\n",
  "pages/misc/discounts.mdx": "---\ntitle: Offers\nheading: Our offers\n---\n",
  "partners/_example.mdx": "---\nname: Example\n---\n",
  "blog/complaints-and-who-regulates-us.mdx": "---\ntitle: Complaints\nheading: Complaints\n---\n",
  "fees/our-fees-vic.json": '{\n  "amounts": {}\n}\n',
  "fees/our-fees-qld.json": '{\n  "amounts": {}\n}\n',
}

/** A file whose text is null doesn't exist. */
const listWorkLeft = (changes: Readonly<Record<string, string | null>> = {}): string[] => {
  const files = Object.entries({ ...CONTENT, ...changes }).flatMap(([file, text]) =>
    text === null ? [] : [{ file, text }],
  )
  return listRemainingRebrandTasks(files, new Map([["fees/our-fees-qld.json", "the firm doesn't act in QLD"]])).map(
    line => line.split(": ", 1).join(),
  )
}

test("what only a person can write is listed by file and line, where the file is part of the site", () => {
  expect(listWorkLeft()).toEqual([
    "content/site.yaml:2",
    "content/fees/our-fees-vic.json:2",
    "content/blog/complaints-and-who-regulates-us.mdx:3",
  ])
})
