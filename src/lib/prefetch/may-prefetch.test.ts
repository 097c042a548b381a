import { mayPrefetch } from "./start-prefetch"

test.each([
  ["a browser that says nothing", undefined, true],
  ["4g", { effectiveType: "4g", saveData: false }, true],
  ["3g", { effectiveType: "3g" }, true],
  ["2g", { effectiveType: "2g" }, false],
  ["slow-2g", { effectiveType: "slow-2g" }, false],
  ["4g that saves data", { effectiveType: "4g", saveData: true }, false],
])("links prefetch except on slow (2g) or data-saver connections: %s", (_, connection, may) => {
  expect(mayPrefetch(connection)).toBe(may)
})
