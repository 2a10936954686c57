import { nodeJest } from '../test/jest-preset.mjs'

/** Browser tests against a running site (SITE_URL). */
export default nodeJest({
  setupFilesAfterEnv: ['<rootDir>/no-violations.ts', '<rootDir>/retry.ts'],
})
