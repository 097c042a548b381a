import { editorBackend } from "./editor-backend"

test.each([{}, { EDITOR_BACKEND: "" }, { EDITOR_REPO: "firm/site" }])("%j gives a public build no editor", env => {
  expect(editorBackend(env)).toBeNull()
})

test("it saves to a repository on GitHub, or by way of Netlify's gateway", () => {
  const github = { EDITOR_BACKEND: "github", EDITOR_REPO: "firm/site", EDITOR_BRANCH: "words" }
  expect(editorBackend(github)).toEqual({ name: "github", repo: "firm/site", branch: "words" })
  expect(editorBackend({ EDITOR_BACKEND: "git-gateway" })).toEqual({ name: "git-gateway", branch: "main" })
})

test.each([
  [{ EDITOR_BACKEND: "proxy" }, "EDITOR_BACKEND is proxy; set it to git-gateway or github, or leave it out"],
  [{ EDITOR_BACKEND: "gitlab" }, "EDITOR_BACKEND is gitlab; set it to git-gateway or github, or leave it out"],
  [{ EDITOR_BACKEND: "github" }, "EDITOR_REPO must name the repository: owner/name"],
  [{ EDITOR_BACKEND: "github", EDITOR_REPO: "site" }, "EDITOR_REPO must name the repository: owner/name"],
])("%j stops the build with a sentence", (env, message) => {
  expect(() => editorBackend(env)).toThrow(message)
})
