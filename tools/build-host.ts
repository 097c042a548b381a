import { buildAsHost } from "./deploy/host-build"
import { stampBuild } from "./start/build-stamp"

/** `npm run build:host`: what the host would deploy, in `public` and `.netlify/functions`. */
async function buildHost(): Promise<void> {
  if (!(await buildAsHost())) throw new Error("The site could not be built. The lines above say why.")
  stampBuild(".", process.env)
}

buildHost().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
