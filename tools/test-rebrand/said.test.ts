import { readTexts } from "./said"

const textsOf = (text: string) => readTexts({ where: "somewhere", text }).map(one => one.text)

test("of a page the blocks are read", () => {
  expect(textsOf("<!DOCTYPE html><title>Costs</title><p>One <b>price</b></p><script>hidden</script>")).toEqual([
    "Costs",
    "One price",
  ])
})

test("of what programs get the values are read", () => {
  expect(textsOf('{"errors":[{"field":"state","message":"We act in Victoria only."}],"count":1}')).toEqual([
    "state",
    "We act in Victoria only.",
  ])
})

test("of an email the lines are read, and of a calendar the lines that go on", () => {
  expect(textsOf("Hello Mai,\n\nHere is your quote.\n")).toEqual(["Hello Mai,", "Here is your quote."])
  expect(textsOf("BEGIN:VCALENDAR\r\nSUMMARY:Pay the dep\r\n osit\\, now\\nor later\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "SUMMARY:Pay the deposit, now",
    "or later",
  ])
})
