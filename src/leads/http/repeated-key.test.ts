import fc from "fast-check"
import { hasRepeatedJsonKey } from "./gate"

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"c":[1],"b":2}}',
  '[{"a":1},{"b":1,"b":1}]',
  '{"name":"x","n\\u0061me":"y"}',
  '{"a" : 1, "a" : 1}',
])("%s names a key twice", json => {
  expect(hasRepeatedJsonKey(json)).toBe(true)
})

test.each(['{"a":1,"b":{"a":1}}', '[{"a":1},{"a":1}]', '{"a":"\\"a\\":1","b":"{"}', '["a","a"]', '"a"', "{}"])(
  "%s names each key once",
  json => {
    expect(hasRepeatedJsonKey(json)).toBe(false)
  },
)

test("what was written by JSON.stringify never names a key twice", () => {
  fc.assert(fc.property(fc.jsonValue(), value => !hasRepeatedJsonKey(JSON.stringify(value))))
})

test("64 kB of braces and quotes are read quickly", () => {
  const began = performance.now()
  for (const piece of ["[]", '""', '"\\\\', "{", '"a":'])
    hasRepeatedJsonKey(`[${`${piece},`.repeat(65_536 / (piece.length + 1))}]`.replace(/"\\\\,/g, '"\\\\",'))
  // A slow pattern would take minutes for these texts. The limit leaves time for a busy machine.
  expect(performance.now() - began).toBeLessThan(5_000)
})
