import { mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { runForSample } from "./steps"

function createContentWithAbn(abn: string): string {
  const content = mkdtempSync(join(tmpdir(), "content-"))
  writeFileSync(join(content, "site.yaml"), `name: A firm\nabn: "${abn}"\n`)
  return content
}

async function runSampleStep(abn: string) {
  let output = ""
  const run = async () => ({ passed: 1, failed: 0 })
  const counts = await runForSample(createContentWithAbn(abn), "it has none", run)(text => void (output += text))
  return { ...counts, printed: output }
}

test("a step for the sample runs while no business number can be the firm's", async () => {
  expect(await runSampleStep("00 000 000 000")).toEqual({ passed: 1, failed: 0, printed: "" })
})

test("in a firm's own project it's left out, and says why", async () => {
  expect(await runSampleStep("51 824 753 556")).toEqual({ passed: 0, failed: 0, printed: "Left out: it has none\n" })
})
