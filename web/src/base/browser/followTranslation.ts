/*
 * A browser that translates the page replaces texts by elements: <font><font>translated</font></font>. React still holds
 * the replaced text: removing it, or inserting something before it, would throw, and a change of it would not show. So
 * each replaced text has its stand-in here, which is treated in its place.
 */

const isStandIn = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** The element in whose place a text was, as far as it is still on the page. */
const standIns = new WeakMap<Node, HTMLElement>();

function standInOf(text: Node | null, parent: Node): HTMLElement | undefined {
  const found = text === null || text.parentNode === parent ? undefined : standIns.get(text);
  return found?.parentNode === parent ? found : undefined;
}

/** Lets the page go on while the browser translates it. @returns ends it */
export function followTranslation(): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const standIn = standInOf(child, this);
    if (standIn === undefined) return removeChild.call(this, child) as Child;
    removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    return insertBefore.call(this, child, standInOf(before, this) ?? before) as Child;
  };
  // The new text is shown as it is, until the browser translates that.
  const ofTexts = new MutationObserver((changes) => {
    for (const { target } of changes) standIns.get(target)?.replaceWith(target);
  });
  const ofPage = new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes) {
      const [text] = removedNodes;
      if (text?.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isStandIn);
      if (standIn === undefined) continue;
      standIns.set(text, standIn);
      ofTexts.observe(text, { characterData: true });
    }
  });
  ofPage.observe(document.body, { childList: true, subtree: true });
  return () => {
    ofPage.disconnect();
    ofTexts.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}
