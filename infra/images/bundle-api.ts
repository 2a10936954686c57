import { bundleApi } from '../start/api/api-bundle.ts'

/* Bundles the API's entry points: the only build step of its image. */
await bundleApi(process.cwd())
