/** API tests: real database, one schema a worker. ESM-only packages are compiled along. */
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
