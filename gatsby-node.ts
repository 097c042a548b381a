export {
  createSchemaCustomization,
  onCreateDevServer,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from "./src/gatsby/build-steps"
export { createPages } from "./src/gatsby/create-pages"
export { createResolvers } from "./src/gatsby/create-resolvers"
export { onCreatePage } from "./src/gatsby/internals/develop"
export { onCreateBabelConfig, onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config"
