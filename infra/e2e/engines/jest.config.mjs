import browserTests from '../jest.config.mjs'

/** All browser tests in further engines. */
export default {
  ...browserTests,
  rootDir: '..',
  testMatch: ['<rootDir>/engines/**/*.test.ts'],
  testPathIgnorePatterns: [],
}
