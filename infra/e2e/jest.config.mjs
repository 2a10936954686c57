import { nodeJest } from '../test/jest-preset.mjs'

/** Browser tests against a running site (SITE_URL): each step may take as long as a slow machine needs. */
export default nodeJest({ testTimeout: 60_000 })
