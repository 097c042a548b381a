// Written from content/site.yaml by `npx tsx tools/write-firm.ts`: change that file.
import firstHomeGrantNsw from "../../../content/rates/first-home-grant-nsw.json"
import firstHomeGrantQld from "../../../content/rates/first-home-grant-qld.json"
import firstHomeGrantVic from "../../../content/rates/first-home-grant-vic.json"
import firstHomeNsw from "../../../content/rates/first-home-nsw.json"
import firstHomeQld from "../../../content/rates/first-home-qld.json"
import firstHomeVic from "../../../content/rates/first-home-vic.json"
import foreignDutyNsw from "../../../content/rates/foreign-duty-nsw.json"
import foreignDutyQld from "../../../content/rates/foreign-duty-qld.json"
import foreignDutyVic from "../../../content/rates/foreign-duty-vic.json"
import homeConcessionQld from "../../../content/rates/home-concession-qld.json"
import homeConcessionVic from "../../../content/rates/home-concession-vic.json"
import offThePlanVic from "../../../content/rates/off-the-plan-vic.json"
import penaltyInterestVic from "../../../content/rates/penalty-interest-vic.json"
import pensionerVic from "../../../content/rates/pensioner-vic.json"
import registrationNsw from "../../../content/rates/registration-nsw.json"
import registrationQld from "../../../content/rates/registration-qld.json"
import registrationVic from "../../../content/rates/registration-vic.json"
import searchesNsw from "../../../content/rates/searches-nsw.json"
import searchesQld from "../../../content/rates/searches-qld.json"
import searchesVic from "../../../content/rates/searches-vic.json"
import settlementNsw from "../../../content/rates/settlement-nsw.json"
import settlementQld from "../../../content/rates/settlement-qld.json"
import settlementVic from "../../../content/rates/settlement-vic.json"
import transferDutyNsw from "../../../content/rates/transfer-duty-nsw.json"
import transferDutyQld from "../../../content/rates/transfer-duty-qld.json"
import transferDutyVic from "../../../content/rates/transfer-duty-vic.json"
import ourFeesNsw from "../../../content/fees/our-fees-nsw.json"
import ourFeesQld from "../../../content/fees/our-fees-qld.json"
import ourFeesVic from "../../../content/fees/our-fees-vic.json"
import quoteWords from "../../../content/fees/quote-words.json"

/** What governments and the firm charge in those states, and the words of a quote. */
export const figureTables: readonly unknown[] = [
  firstHomeGrantNsw,
  firstHomeGrantQld,
  firstHomeGrantVic,
  firstHomeNsw,
  firstHomeQld,
  firstHomeVic,
  foreignDutyNsw,
  foreignDutyQld,
  foreignDutyVic,
  homeConcessionQld,
  homeConcessionVic,
  offThePlanVic,
  penaltyInterestVic,
  pensionerVic,
  registrationNsw,
  registrationQld,
  registrationVic,
  searchesNsw,
  searchesQld,
  searchesVic,
  settlementNsw,
  settlementQld,
  settlementVic,
  transferDutyNsw,
  transferDutyQld,
  transferDutyVic,
  ourFeesNsw,
  ourFeesQld,
  ourFeesVic,
  quoteWords,
]
