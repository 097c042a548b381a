import { promisedRoutes } from "./content/promised-routes"
import { pickedPages, SEED } from "./fact-check/picked-pages"

for (const path of pickedPages(promisedRoutes(), SEED)) process.stdout.write(`${path}\n`)
