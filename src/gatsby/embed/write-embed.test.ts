import { mkdtempSync, readFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Script } from "node:vm"
import { brotliCompressSync } from "node:zlib"
import { parse } from "yaml"
import { readFixtureContent } from "../../testing/content-lines"
import { writeEmbedScript } from "./write-embed"

test("the build writes a script that a browser can read, with every tool and the firm's name, of at most 1.5 kB", () => {
  const folder = join(mkdtempSync(join(tmpdir(), "embed-")), "public")
  const firm = { ...parse(readFixtureContent("site.yaml")), name: 'Example "Law" & Co' }
  writeEmbedScript(folder, { getNodesByType: type => (type === "Firm" ? [firm] : []) })
  const text = readFileSync(join(folder, "embed.js"), "utf8")
  expect(() => new Script(text)).not.toThrow()
  for (const tool of ["calculator", "quote", "key-dates"]) expect(text).toContain(`"${tool}":["`)
  expect(text).toContain('by Example \\"Law\\" & Co"')
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(1500)
})
