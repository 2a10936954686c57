import { FAIL_ON_CONSOLE, INJECTED_GLOBALS } from '../jest/jest-preset.mjs'

/** The API's tests in groups, which `groupApiTests` writes, from the same bundle as single files (api/jest.config.mjs). */
export default {
  rootDir: '../../../.data/build/api-test-groups',
  testEnvironment: 'node',
  testMatch: ['**/*.test.cjs'],
  sandboxInjectedGlobals: INJECTED_GLOBALS,
  setupFilesAfterEnv: FAIL_ON_CONSOLE.setupFilesAfterEnv,
  transform: {
    ...FAIL_ON_CONSOLE.transform,
    '/modules\\.cjs$': import.meta.resolve('./transform.mjs').slice('file://'.length),
  },
}
