import { FAIL_ON_CONSOLE, INJECTED_GLOBALS } from '../infra/test/jest/jest-preset.mjs'

/**
 * API tests: real database, one schema a worker. All tests and what they import are loaded from one bundle, which
 * `npm run test:api` makes (infra/test/api-tests).
 */
export default {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  testPathIgnorePatterns: [
    '/node_modules/',
    // The contract's rules need no database: their own preset runs them.
    '<rootDir>/contract/',
    // What is kept in Redis is tested where there is one.
    ...(process.env.TEST_REDIS_URL ? [] : ['\\.redis\\.test\\.ts$']),
  ],
  sandboxInjectedGlobals: INJECTED_GLOBALS,
  setupFilesAfterEnv: FAIL_ON_CONSOLE.setupFilesAfterEnv,
  transform: {
    ...FAIL_ON_CONSOLE.transform,
    '\\.test\\.ts$|/modules\\.cjs$': '../infra/test/api-tests/transform.mjs',
  },
  maxWorkers: 2,
}
