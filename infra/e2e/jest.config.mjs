import { nodeJest } from '../test/jest/jest-preset.mjs'

/** Browser tests against running sites (SITES), one per worker. */
export default nodeJest({
  testEnvironment: '<rootDir>/setup/playwright-environment.mjs',
  moduleNameMapper: { '^playwright-core$': '<rootDir>/setup/playwright.ts' },
  setupFiles: ['<rootDir>/setup/use-own-site.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup/no-violations.ts'],
})
