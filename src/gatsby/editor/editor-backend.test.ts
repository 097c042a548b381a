import { getEditorBackend, chooseEditorBackend } from "./editor-backend"

test.each([{}, { EDITOR_BACKEND: "" }, { EDITOR_REPO: "firm/site" }])("%j gives a public build no editor", env => {
  expect(getEditorBackend(env)).toBeNull()
})

test("it saves to a repository on GitHub, or by way of Netlify's gateway", () => {
  const github = { EDITOR_BACKEND: "github", EDITOR_REPO: "firm/site", EDITOR_BRANCH: "words" }
  expect(getEditorBackend(github)).toEqual({ name: "github", repo: "firm/site", branch: "words" })
  expect(getEditorBackend({ EDITOR_BACKEND: "git-gateway" })).toEqual({ name: "git-gateway", branch: "main" })
})

test.each([
  [{ EDITOR_BACKEND: "proxy" }, "EDITOR_BACKEND is proxy; set it to git-gateway or github, or leave it out"],
  [{ EDITOR_BACKEND: "gitlab" }, "EDITOR_BACKEND is gitlab; set it to git-gateway or github, or leave it out"],
  [{ EDITOR_BACKEND: "github" }, "EDITOR_REPO must name the repository: owner/name"],
  [{ EDITOR_BACKEND: "github", EDITOR_REPO: "site" }, "EDITOR_REPO must name the repository: owner/name"],
])("%j stops the build with a sentence", (env, message) => {
  expect(() => getEditorBackend(env)).toThrow(message)
})

test("the develop server edits the files of this machine, whatever the environment names", () => {
  const local = { name: "proxy", proxy_url: "http://localhost:8081/api/v1", branch: "main" }
  expect(chooseEditorBackend({ gatsby_executing_command: "develop" })).toEqual(local)
  expect(chooseEditorBackend({ gatsby_executing_command: "develop", EDITOR_BACKEND: "git-gateway" })).toEqual(local)
})

test.each([{ gatsby_executing_command: "build" }, { gatsby_executing_command: "build", NODE_ENV: "development" }, {}])(
  "a build never does: %j",
  env => {
    expect(chooseEditorBackend(env)).toBeNull()
    expect(chooseEditorBackend({ ...env, EDITOR_BACKEND: "git-gateway" })).toEqual({
      name: "git-gateway",
      branch: "main",
    })
  },
)
