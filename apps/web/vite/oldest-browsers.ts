/**
 * The oldest browsers that the product supports (docs/decisions/0051-three-engines.md), as the build names them:
 * syntax and style sheets are written for these. Samsung Internet 23 is Chrome 115.
 */
export const oldestBrowsers = ['chrome109', 'safari16.4', 'ios16.4', 'firefox140'];
