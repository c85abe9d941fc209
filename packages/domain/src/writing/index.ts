export { judgeStroke, type StrokeVerdict } from './judge-stroke.js';
export { readStrokes, type Stroke, type StrokePoint } from './strokes.js';
