import type { Answers } from "../parse/wire"
import { getStateFeatures } from "../state-features"

/** Decides whether a question is asked, from the other answers about the same property. */
export type Condition = (answers: Answers) => boolean

export const never: Condition = () => false
export const isBuying: Condition = ({ side }) => side === "buying" || side === "both"
export const isSelling: Condition = ({ side }) => side === "selling"
export const isSigned: Condition = ({ stage }) => stage === "signed"
export const wantsPhoneContact: Condition = ({ contactBy }) => contactBy === "call" || contactBy === "text"

export const isDwelling: Condition = ({ propertyType: type }) =>
  type === "house" || type === "townhouse" || type === "unit"
export const isBuyingDwelling: Condition = answers => isBuying(answers) && isDwelling(answers)
export const isBuyingBuiltProperty: Condition = answers => isBuying(answers) && answers.propertyType !== "land"

/** False for farms and shops: a person prices those, so the form doesn't ask for details that make a price exact. */
export const isPricedAutomatically: Condition = ({ propertyType: type }) => type !== "rural" && type !== "commercial"
export const isBuyingAndPricedAutomatically: Condition = answers => isBuying(answers) && isPricedAutomatically(answers)

/** True for a purchase off the plan in a state whose duty may exclude building work after the contract. */
export const canExcludeBuildingCosts: Condition = ({ state, offThePlan }) =>
  offThePlan === "yes" && getStateFeatures(state)?.mayLeaveOutBuilding === true

/** True in states where buyers can get first home relief although another buyer has owned a home. */
export const hasPartialFirstHomeRelief: Condition = ({ state }) => {
  const features = getStateFeatures(state)
  return features !== null && features.firstHomeRelief !== "of every buyer"
}
export const isFirstHomeForSomeBuyers: Condition = answers =>
  answers.firstHome === "some" && hasPartialFirstHomeRelief(answers)

export const hasPensionerRelief: Condition = ({ state }) => getStateFeatures(state)?.relievesPensioners === true

export const hasSomeForeignBuyers: Condition = answers =>
  isBuyingAndPricedAutomatically(answers) && answers.foreign === "some"

/** True for foreign buyers of an established home, which federal law doesn't let most foreign persons buy. */
export const isHomeClosedToForeignBuyers: Condition = answers =>
  isBuyingDwelling(answers) &&
  (answers.foreign === "some" || answers.foreign === "all") &&
  answers.newHome === "established" &&
  answers.offThePlan !== "yes"
