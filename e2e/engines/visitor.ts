/** The engines that the journeys run in. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Roles by which something is found, as screen readers name them. */
export type Role =
  | 'article'
  | 'button'
  | 'checkbox'
  | 'complementary'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'progressbar'
  | 'radio'
  | 'region'
  | 'searchbox'
  | 'status'
  | 'textbox';

/**
 * Something visible on a page: by its role and name, by the label of its field, by its text, or by a selector. A name
 * or text that is a string has to be the whole of it.
 */
export type Target = {
  readonly within?: Target;
  /** Place among several, from 0 on; the first one where it is not said. */
  readonly nth?: number;
} & (
  | { readonly role: Role; readonly name?: string | RegExp }
  | { readonly label: string }
  | { readonly text: string | RegExp }
  | { readonly css: string }
);

/**
 * A person at a browser: the few things that a journey does, the same for every engine. What acts on a target waits
 * until it is there; what tells of one tells of now, and is asked again by `expect.poll`.
 */
export type Visitor = {
  readonly engine: Engine;
  /** Opens an address of the product and waits until its script has taken the page over. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** The path and the query of the page. */
  path(): Promise<string>;
  resize(width: number, height: number): Promise<void>;

  click(target: Target): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
  /** Types Hangul with a Korean input method, jamo by jamo; the last syllable stays unfinished. */
  compose(text: string): Promise<void>;

  count(target: Target): Promise<number>;
  /** The text; empty where there is no such thing. */
  text(target: Target): Promise<string>;
  value(target: Target): Promise<string>;
  attribute(target: Target, name: string): Promise<string | null>;
  hasFocus(target: Target): Promise<boolean>;

  /** Calls the product as its pages do, with the cookies of this person. */
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>;
  /** Runs a function, given as its source, in the page, and waits for what it promises. */
  evaluate<Answer>(source: string): Promise<Answer>;
  screenshot(): Promise<Buffer>;
};
