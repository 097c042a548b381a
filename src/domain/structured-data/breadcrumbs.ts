import type { BreadcrumbList } from "schema-dts"

/** A page by its name and its full address. */
export type Crumb = { name: string; url: string }

/** The way from the first page of `trail` to the last, which is the page itself. */
export const breadcrumbs = (trail: readonly Crumb[]) =>
  ({
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, url }, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name,
      item: url,
    })),
  }) satisfies BreadcrumbList
