/** The items by a name that several may share, in their order. */
export function listsBy<Item, Name>(items: readonly Item[], nameOf: (item: Item) => Name): Map<Name, Item[]> {
  const lists = new Map<Name, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const list = lists.get(name);
    if (list === undefined) lists.set(name, [item]);
    else list.push(item);
  }
  return lists;
}
