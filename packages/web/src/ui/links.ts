/** Follows a link inside the app; with Ctrl, the middle button and the like the browser opens it elsewhere. */
export function within(follow: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    follow();
  };
}
