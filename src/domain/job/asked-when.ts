import type { Answers } from "../parse/wire"
import { getStateFeatures } from "../state-features"

/** True when a question arises, given the other answers about the same property. */
export type Condition = (answers: Answers) => boolean

export const never: Condition = () => false
export const isBuying: Condition = ({ side }) => side === "buying" || side === "both"
export const isSelling: Condition = ({ side }) => side === "selling"
export const isSigned: Condition = ({ stage }) => stage === "signed"
export const wantsCall: Condition = ({ contactBy }) => contactBy === "call" || contactBy === "text"

export const isDwelling: Condition = ({ propertyType: type }) =>
  type === "house" || type === "townhouse" || type === "unit"
export const isBuyingDwelling: Condition = answers => isBuying(answers) && isDwelling(answers)
export const isBuyingBuilt: Condition = answers => isBuying(answers) && answers.propertyType !== "land"

/** A farm or a shop is priced by hand, so what makes a price exact isn't asked. */
export const isPriced: Condition = ({ propertyType: type }) => type !== "rural" && type !== "commercial"
export const isBuyingPriced: Condition = answers => isBuying(answers) && isPriced(answers)

/** Where duty may leave out what is built after the contract. */
export const mayLeaveOutBuilding: Condition = ({ state, offThePlan }) =>
  offThePlan === "yes" && getStateFeatures(state)?.mayLeaveOutBuilding === true

/** Where a buyer who has owned a home doesn't end the others' first home relief. */
export const mayRelievePart: Condition = ({ state }) => {
  const features = getStateFeatures(state)
  return features !== null && features.firstHomeRelief !== "of every buyer"
}
export const isFirstHomeInPart: Condition = answers => answers.firstHome === "some" && mayRelievePart(answers)

export const mayRelievePensioners: Condition = ({ state }) => getStateFeatures(state)?.relievesPensioners === true

export const isForeignInPart: Condition = answers => isBuyingPriced(answers) && answers.foreign === "some"

/** An established home, which federal law keeps from most foreign persons. */
export const isClosedToForeigners: Condition = answers =>
  isBuyingDwelling(answers) &&
  (answers.foreign === "some" || answers.foreign === "all") &&
  answers.newHome === "established" &&
  answers.offThePlan !== "yes"
