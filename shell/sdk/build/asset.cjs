// Stands in for a picture, font or style sheet, of which a test sees the address only.
module.exports = 'asset'
