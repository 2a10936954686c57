import { nodeJest } from '../test/jest/jest-preset.mjs'

/** Browser tests against running sites (SITES), one per worker. */
export default nodeJest({
  // Of the tests in further engines those that take less than half a minute; the others are a suite of their own.
  testPathIgnorePatterns: ['/node_modules/', '/engines/(?!story-(firefox|webkit)\\.)'],
  testEnvironment: '<rootDir>/setup/playwright-environment.mjs',
  moduleNameMapper: { '^playwright-core$': '<rootDir>/setup/playwright.ts' },
  setupFiles: ['<rootDir>/setup/use-own-site.ts'],
  setupFilesAfterEnv: ['<rootDir>/setup/no-violations.ts'],
})
