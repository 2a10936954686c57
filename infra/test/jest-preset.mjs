/**
 * Jest for packages that run in Node. Native ESM, as in production, so `node` needs `--experimental-vm-modules`
 * (`infra/test/run.mjs` and each package's `test` script pass it).
 *
 * @param {import('jest').Config} [overrides] what this package has besides
 * @returns {import('jest').Config}
 */
export function nodeJest(overrides = {}) {
  return {
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: {
      '^.+\\.ts$': [
        '@swc/jest',
        {
          jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
          module: { type: 'es6' },
        },
      ],
    },
    ...overrides,
  }
}
