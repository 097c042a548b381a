import { editorFor } from "./on-post-bootstrap"

test("the develop server edits the files of this machine, whatever the environment names", () => {
  const local = { name: "proxy", proxy_url: "http://localhost:8081/api/v1", branch: "main" }
  expect(editorFor({ gatsby_executing_command: "develop" })).toEqual(local)
  expect(editorFor({ gatsby_executing_command: "develop", EDITOR_BACKEND: "git-gateway" })).toEqual(local)
})

test.each([{ gatsby_executing_command: "build" }, { gatsby_executing_command: "build", NODE_ENV: "development" }, {}])(
  "a build never does: %j",
  env => {
    expect(editorFor(env)).toBeNull()
    expect(editorFor({ ...env, EDITOR_BACKEND: "git-gateway" })).toEqual({ name: "git-gateway", branch: "main" })
  },
)
