import { nodeJest } from '../test/jest-preset.mjs'

/** Browser tests against running sites (SITES), one per worker. */
export default nodeJest({
  setupFiles: ['<rootDir>/use-own-site.ts'],
  setupFilesAfterEnv: ['<rootDir>/no-violations.ts', '<rootDir>/retry.ts'],
})
