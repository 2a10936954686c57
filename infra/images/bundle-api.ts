import { bundleApi } from '../start/api-bundle.ts'

/* The API's programs as files Node runs: the one build step of its image. */
await bundleApi(process.cwd())
