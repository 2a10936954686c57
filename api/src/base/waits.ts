/** How long the API waits for what it needs, in milliseconds. Tests hand in others, for nothing depends on their machine. */
export interface Waits {
  /** Of a health probe for a database or a thread; shorter than the time-out of probes. */
  readyMs: number
  /** Of a person for the bucket, who can send the request again; a file has a second more for each megabyte. */
  bucketMs: number
  /** Of a request for its count in Redis; it is counted in the process then. */
  redisMs: number
  /** Of a buyer for the payment gateway. */
  gatewayMs: number
}

/** What people and probes have. */
export const waits: Waits = { readyMs: 2_000, bucketMs: 2_500, redisMs: 500, gatewayMs: 8_000 }
