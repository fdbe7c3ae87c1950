// What a device remembers of its own: whether it sounds, whether single keys work. Nothing about anybody.
type Setting = 'sound' | 'keys';

export function isOn(setting: Setting): boolean {
  try {
    return localStorage.getItem(`desk-${setting}`) !== 'off';
  } catch {
    return true;
  }
}

export function turn(setting: Setting, on: boolean): void {
  try {
    localStorage.setItem(`desk-${setting}`, on ? 'on' : 'off');
  } catch {
    // Forbidden: it holds until the page is left.
  }
}
