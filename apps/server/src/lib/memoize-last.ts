/** Memoizes a function for its last input. */
export function memoizeLast<Input, Made>(make: (input: Input) => Made): (input: Input) => Made {
  let last: { readonly input: Input; readonly made: Made } | undefined;
  return (input) => {
    if (!last || last.input !== input) last = { input, made: make(input) };
    return last.made;
  };
}
