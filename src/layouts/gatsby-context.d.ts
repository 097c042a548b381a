import type { Context } from "react"

/** Gatsby exports this context, which `useStaticQuery` reads, without a type. */
declare module "gatsby" {
  export const StaticQueryContext: Context<unknown>
}
