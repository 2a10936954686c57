// Replaces images, fonts and style sheets in tests.
module.exports = 'asset'
