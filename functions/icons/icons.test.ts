import type { Call } from "../../src/leads/core/ports"
import { showIcons } from "./icons.mts"

const createIconCall = (file: string): Call => ({
  params: { file },
  deploy: { context: "dev" },
  ip: "",
  waitUntil: () => {},
})

const requestIcons = (file: string, query: string, method = "GET") =>
  showIcons(new Request(`https://www.example.com/api/icons/${file}${query}`, { method }), createIconCall(file))

test("part of a set is given as Iconify writes it down, and may be kept by caches", async () => {
  const answer = await requestIcons("lucide.json", "?icons=anchor,house")
  expect(answer.status).toBe(200)
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400, stale-while-revalidate=604800")
  expect(answer.headers.get("content-type")).toBe("application/json; charset=utf-8")
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff")
  const body = { body: expect.stringMatching(/^<[gp]/) }
  expect(await answer.json()).toMatchObject({ prefix: "lucide", icons: { anchor: body, house: body }, width: 24 })
})

test("an icon's former name is given with the icon that it means", async () => {
  const answer = await requestIcons("lucide.json", "?icons=home")
  expect(await answer.json()).toMatchObject({ aliases: { home: { parent: "house" } }, icons: { house: {} } })
})

test("our own icons are a set too", async () => {
  const answer = await requestIcons("site.json", "?icons=key")
  expect(await answer.json()).toMatchObject({
    prefix: "site",
    icons: { key: { body: expect.stringContaining("M15.5 4") } },
  })
})

test.each(["constructor", "no-such-icon"])("%s is no icon, and said to be none", async name => {
  const answer = await requestIcons("lucide.json", `?icons=${name},anchor`)
  const body = (await answer.json()) as { icons: object; not_found: string[] }
  expect(Object.keys(body.icons)).toEqual(["anchor"])
  expect(body.not_found).toEqual([name])
})

test.each([
  ["another set", "mdi.json", "?icons=house", 404, "unknown-set"],
  ["a set that is a path", "../lucide.json", "?icons=house", 404, "unknown-set"],
  ["no names", "lucide.json", "", 400, "icons"],
  ["an empty name", "lucide.json", "?icons=house,", 400, "icons"],
  ["a name in capitals", "lucide.json", "?icons=House", 400, "icons"],
  ["a name with a prototype", "lucide.json", "?icons=__proto__", 400, "icons"],
  ["a name of 65 letters", "lucide.json", `?icons=${"a".repeat(65)}`, 400, "icons"],
  ["65 names", "lucide.json", `?icons=${Array(65).fill("house").join(",")}`, 400, "icons"],
])("%s is refused in a sentence and never cached", async (_, file, query, status, code) => {
  const answer = await requestIcons(file, query)
  expect(answer.status).toBe(status)
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(await answer.json()).toEqual({ errors: [{ field: "", code, message: expect.stringMatching(/^[A-Z].*\.$/) }] })
})

test("only GET is answered", async () => {
  const answer = await requestIcons("lucide.json", "?icons=house", "POST")
  expect(answer.status).toBe(405)
  expect(answer.headers.get("allow")).toBe("GET")
})
