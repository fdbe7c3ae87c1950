/** Finer than anything there is to press. */
const step = 12;
const controls = 'a, button, input, select, textarea, label, summary';

const meet = (a: DOMRect, b: DOMRect) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where the buttons stand when they have not stepped aside. */
function place(buttons: HTMLElement): DOMRect {
  const { right, bottom } = getComputedStyle(buttons);
  const { offsetWidth: width, offsetHeight: height } = buttons;
  const left = document.documentElement.clientWidth - Number.parseFloat(right) - width;
  return new DOMRect(left, innerHeight - Number.parseFloat(bottom) - height, width, height);
}

/** What of the page lies under the buttons: something to press or fill in, words to read, or nothing that matters. */
export function covered(buttons: HTMLElement): 'control' | 'text' | null {
  const box = place(buttons);
  let found: 'text' | null = null;
  for (const x of [box.left, box.left + box.width / 2, box.right - 1]) {
    for (let y = box.top; y < box.bottom + step; y += step) {
      const under = document
        .elementsFromPoint(x, Math.min(y, box.bottom - 1))
        .find((element) => !buttons.contains(element));
      if (under?.closest(controls)) return 'control';
      found ??= [...(under?.childNodes ?? [])].some((node) => isTextIn(node, box)) ? 'text' : null;
    }
  }
  return found;
}

function isTextIn(node: Node, box: DOMRect): boolean {
  if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some((line) => meet(line, box));
}
