/** Number of options. */
const OPTIONS = 4;

/**
 * The options of a question: an on reading among wrong ones. The order follows from the question's number, so that
 * server and browser render the same.
 */
export function onOptions(right: string, others: readonly string[], question: number): readonly string[] {
  const wrong = [...new Set(others)].filter((each) => each !== right);
  const near = wrong.filter((each) => each[0] === right[0] || each.at(-1) === right.at(-1));
  const pool = near.length >= OPTIONS - 1 ? near : [...near, ...wrong.filter((each) => !near.includes(each))];
  const options = pool.slice(0, 0);
  for (let step = 0; options.length < OPTIONS - 1 && step < pool.length; step++) {
    options.push(pool[(question + step) % pool.length]!);
  }
  options.splice(question % (options.length + 1), 0, right);
  return options;
}
