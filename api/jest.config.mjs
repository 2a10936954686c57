/** API tests: real database, one schema a worker. ESM-only packages are compiled along. */
export default {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  // The contract's rules need no database: their own preset runs them.
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/contract/'],
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(?:typebox|ulid|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|@fastify/type-provider-typebox|@seriousme/openapi-schema-validator)/)',
  ],
  testTimeout: 30_000,
  maxWorkers: 2,
}
