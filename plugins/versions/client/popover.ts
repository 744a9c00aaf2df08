/** Whether the browser opens a popover by itself. */
const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Places an open popover below its button, at whichever side of it the window has room. */
export function placeBelow(menu: HTMLElement | null, button: HTMLElement | null): void {
  if (!menu || !button) {
    return;
  }
  const {left, right, bottom} = button.getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const fits = left + menu.offsetWidth + 8 <= width;
  const start = fits ? left : Math.max(8, right - menu.offsetWidth);
  menu.style.setProperty('left', `${start}px`);
  menu.style.setProperty('right', 'auto');
  menu.style.setProperty('top', `${bottom + 4}px`);
}

/** Shows or hides the menu where the browser knows no popover. */
export function toggleWithoutPopover(menu: HTMLElement | null): void {
  if (menu && !hasPopover()) {
    menu.toggleAttribute('data-open');
  }
}
