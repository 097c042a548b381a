import { contentOfFixtureFirm } from "../../src/testing/content-lines"
import { startEditorSite } from "./editor-site"

test("the journeys' editor is the one of the writer's own machine, under the policy of an editor", async () => {
  const { url: site, stop } = await startEditorSite(0, contentOfFixtureFirm())
  try {
    const page = await fetch(`${site}/admin/`)
    expect(await page.text()).toContain('<script src="/admin/decap-cms.js"></script>')
    const policy = page.headers.get("content-security-policy")
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-eval'; /)
    expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:8081 blob:/)
    expect(await (await fetch(`${site}/admin/config.yml`)).text()).toContain("proxy_url: http://localhost:8081/api/v1")
    for (const path of ["/", "/admin/none.js", "/admin/%2e%2e/package.json", "/config.yml.map"])
      expect((await fetch(site + path)).status).toBe(404)
  } finally {
    await stop()
  }
})
