import * as v from "valibot"
import type { Figures } from "../domain/figures/figures"
import { figures as published } from "../domain/figures/published"
import { feeTableSchema } from "../domain/figures/schemas"
import ourFeesNsw from "./content/fees/our-fees-nsw.json"
import ourFeesQld from "./content/fees/our-fees-qld.json"
import ourFeesVic from "./content/fees/our-fees-vic.json"
import quoteWords from "./content/fees/quote-words.json"

const fees = [ourFeesNsw, ourFeesQld, ourFeesVic, quoteWords].map(table => v.parse(feeTableSchema, table))

export const figures: Figures = { ...published, ...Object.fromEntries(fees.map(table => [table.table, table])) }
