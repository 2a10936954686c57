import { jestPreset } from '../../../shell/sdk/build/jest/jest-preset.mjs'

/** The tests of the shell and the remotes in groups, which `groupScreenTests` writes. */
export default {
  ...jestPreset,
  rootDir: '../../../.data/build/screen-test-groups',
  testMatch: ['**/*.test.{ts,tsx}'],
  // The groups are in a folder that the preset ignores.
  modulePathIgnorePatterns: [],
}
