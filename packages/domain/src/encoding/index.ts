export { decoded, ENCODING_NAMES, ENCODINGS, type Encoding, encodingOf } from './decode-text.js';
