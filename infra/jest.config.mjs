import { nodeJest } from './test/jest/jest-preset.mjs'

export default nodeJest({
  testPathIgnorePatterns: [
    '/node_modules/',
    '/e2e/',
    // The tests of nginx need an nginx.
    ...(process.env.TEST_NGINX ? [] : ['\\.nginx\\.test\\.ts$']),
    // `npm run kubernetes:check`
    ...(process.env.TEST_KUBECTL ? [] : ['\\.cluster\\.test\\.ts$']),
  ],
})
