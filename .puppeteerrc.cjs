// Browsers come from the system (scripts/browsers.mjs finds them); puppeteer's own download is not wanted.
module.exports = { skipDownload: true };
