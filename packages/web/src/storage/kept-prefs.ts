/** Where the preferences are kept: apart from the notebook, because they must be known before the first picture. */
export const PREFS_KEY = 'obrador.preferencias';

/** The preferences as the page found them; null where there were none, undefined where the browser does not let us know. */
export const keptPrefs = kept();

/** Nothing of ours has ever run in this browser. */
export const isFirstVisit = keptPrefs === null;

function kept(): string | null | undefined {
  try {
    return localStorage.getItem(PREFS_KEY);
  } catch {
    return undefined;
  }
}
