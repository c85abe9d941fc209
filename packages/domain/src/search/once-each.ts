/** Memoizes a function for each object, as long as the object exists. */
export function onceEach<Item extends object, Made extends object>(make: (item: Item) => Made): (item: Item) => Made {
  const made = new WeakMap<Item, Made>();
  return (item) => {
    const known = made.get(item);
    if (known) return known;
    const result = make(item);
    made.set(item, result);
    return result;
  };
}
