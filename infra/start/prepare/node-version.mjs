/** The supported versions of Node, as in `engines` of package.json. */
const OLDEST = { major: 20, minor: 19 }
const NEWEST_MAJOR = 26

/**
 * The error message for a Node that is not supported, else undefined.
 *
 * @param {string} version e.g. 20.20.2
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isTooOld = major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor)
  if (!isTooOld && major <= NEWEST_MAJOR) return undefined
  return (
    `Node ${version} is too ${isTooOld ? 'old' : 'new'}: ` +
    `Node ${OLDEST.major}.${OLDEST.minor} to ${NEWEST_MAJOR} is needed. ` +
    'Get Node 24 from https://nodejs.org, or with nvm: nvm install 24'
  )
}
