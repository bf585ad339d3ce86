/** Stands in for node:diagnostics_channel, by which nobody listens: some platforms allow none while they start. */
const silent = { hasSubscribers: false, publish: () => {} };

export const channel = () => silent;
export const tracingChannel = () => ({
  ...silent,
  start: silent,
  end: silent,
  asyncStart: silent,
  asyncEnd: silent,
  error: silent,
});
