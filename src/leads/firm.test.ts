import { readFirm } from "./firm"

test("the firm that error pages name is the one of the site's file", () => {
  expect(readFirm("src/testing")).toMatchObject({
    name: "Wattlebird Lawyers",
    phone: { display: "1300 975 711", tel: "1300975711" },
    email: "desk@wattlebird.example",
  })
})
