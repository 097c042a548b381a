import { buildActions } from "gatsby/dist/state-machines/develop/actions"
import { developMachine } from "gatsby/dist/state-machines/develop"
import { existsSync } from "node:fs"
import { resolve } from "node:path"
import { disableGatsbyRecompileLimit, onCreatePage } from "./develop"

test("Gatsby doesn't count how often it asked again, and all else that it does is as before", async () => {
  const { incrementRecompileCount: counts, ...others } = buildActions
  await disableGatsbyRecompileLimit()
  const { incrementRecompileCount: doesNothing, ...same } = buildActions
  expect(same).toEqual(others)
  expect(counts).toMatchObject({ type: "xstate.assign" })
  expect(doesNothing).toBeInstanceOf(Function)
})

test("Gatsby does what it finds under this name in the same list, and counts nowhere else", () => {
  expect(developMachine.options.actions).toBe(buildActions)
  const states = JSON.stringify(developMachine.config.states)
  expect(states.match(/"incrementRecompileCount"/g)).toHaveLength(1)
  expect(states).toContain('"actions":"panicBecauseOfInfiniteLoop"')
})

/** Returns the actions that follow when Gatsby creates this page. */
function listPageActions(page: { path: string; component: string }) {
  const calls: unknown[] = []
  const actions = {
    deletePage: ({ path }: { path: string }) => calls.push(`delete ${path}`),
    createPage: (newPage: unknown) => calls.push(newPage),
  }
  Reflect.apply(onCreatePage, undefined, [{ page, actions }])
  return calls
}

const OURS = resolve("src/pages/404.tsx")

test("Gatsby's page for an address without one is the site's own", () => {
  expect(existsSync(OURS)).toBe(true)
  // Gatsby leaves out the slash at the end if the site's addresses don't end in one.
  for (const path of ["/dev-404-page/", "/dev-404-page"]) {
    expect(listPageActions({ path, component: "/.cache/dev-404-page.js" })).toEqual([
      `delete ${path}`,
      { path, component: OURS },
    ])
    expect(listPageActions({ path, component: OURS })).toEqual([])
  }
  expect(listPageActions({ path: "/buying", component: "page.tsx" })).toEqual([])
})
