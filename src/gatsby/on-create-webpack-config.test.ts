import { hoursOfPartner } from "./on-create-webpack-config"

const hoursFor = (firm: object) =>
  hoursOfPartner({ getNodesByType: type => (type === "Firm" ? ([firm] as never) : []) })

test("a partner counts for the firm's hours, and for 24 where its file says nothing", () => {
  expect(hoursFor({ partnerHours: 72 })).toBe(72)
  expect(hoursFor({})).toBe(24)
})
