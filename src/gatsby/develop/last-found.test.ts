import { lastFound, lastFoundOf } from "./last-found"

const { gatsby_executing_command: executing } = process.env
afterEach(() => {
  delete process.env["gatsby_executing_command"]
  if (executing !== undefined) inCommand(executing)
})

const inCommand = (command: string): void => void (process.env["gatsby_executing_command"] = command)
const nothing = () => Promise.resolve(null)

test("while someone writes, an entry that is being made anew is the one found last", async () => {
  inCommand("develop")
  const asked = "Place one"
  expect(await lastFound(asked, nothing)).toBeNull()
  expect(await lastFound(asked, async () => "first")).toBe("first")
  expect(await lastFound(asked, async () => "second")).toBe("second")
  expect(await lastFound(asked, nothing)).toBe("second")
  expect(await lastFound("Place two", nothing)).toBeNull()
})

test("a build finds what is there, and nothing else", async () => {
  inCommand("build")
  expect(await lastFound("Place three", async () => "first")).toBe("first")
  expect(await lastFound("Place three", nothing)).toBeNull()
})

test("each type's question for one entry is kept by what it asks", async () => {
  inCommand("develop")
  const { cityPage } = lastFoundOf(["CityPage"]).Query
  const there = new Map([["sydney", "Sydney"]])
  const ask = (id: string) =>
    cityPage?.resolve(null, { id }, null, {
      fieldName: "cityPage",
      originalResolver: async (_source, args) => there.get((args as { id: string }).id) ?? null,
    })
  expect(await ask("sydney")).toBe("Sydney")
  there.delete("sydney")
  expect(await ask("sydney")).toBe("Sydney")
  expect(await ask("dubbo")).toBeNull()
})
