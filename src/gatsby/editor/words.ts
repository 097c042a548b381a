/** What a form calls the fields whose names are no words to a writer. The others are called by their names. */
export const LABELS: Readonly<Record<string, string>> = {
  abn: "ABN",
  alt: "Alternative text",
  bst: "Buying or selling",
  canonical: "Canonical address",
  colorMode: "Colour mode",
  gray: "Grey",
  index: "Listed by search engines",
  lat: "Latitude",
  lng: "Longitude",
  url: "Web address",
}

/** What a form says under the fields of which the schema says only how they are written. */
export const HINTS: Readonly<Record<string, string>> = {
  canonical: "the page that says the same and should be listed instead, such as /buying",
  checked: "the day on which you compared this with the source",
  checkAgain: "the day on which somebody must do so again",
  colorMode: "leave it empty to follow the visitor's choice",
  from: "the first day",
  on: "the day whose rates and fees count",
  related: "the end of an article's address, such as nsw/stage-4-cooling-off",
  until: "the last day",
}
