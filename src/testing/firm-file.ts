import { readFixtureContent } from "./content-lines"

/** The fixture firm's file if it acts only in `states`: as a law practice in Queensland, and as a conveyancer elsewhere. */
export function buildFirmFile(...states: string[]): string {
  const list = states.map(state => {
    const [as, practitioner] = state === "QLD" ? ["law practice", "lawyer"] : ["licensed conveyancer", "conveyancer"]
    const registration = '{ register: A register, number: "1" }'
    return `  - { state: ${state}, as: ${as}, practitioner: ${practitioner}, registration: ${registration} }\n`
  })
  return readFixtureContent("site.yaml").replace(/^states:\n(?: {2}.*\n)+/m, `states:\n${list.join("")}`)
}
