/** The parts of jStat that are used here, since it comes without types. */
declare module "jstat" {
  const jStat: {
    /** The p-value of a two-sided z-test of two proportions, with the pooled variance. @throws for a proportion of 0. */
    fn: {
      twoSidedDifferenceOfProportions: (rate: number, tries: number, otherRate: number, otherTries: number) => number
    }
    /** `inv` is the quantile. */
    normal: { inv: (probability: number, mean: number, deviation: number) => number }
  }
  export = jStat
}
