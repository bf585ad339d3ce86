import type { Analysis, Meter } from './analysis.ts';
import type { Craft } from './craft.ts';

/** A number that no range judges. */
export type UnjudgedValue = Pick<Meter, 'key' | 'label' | 'unit' | 'value' | 'info'>;

/**
 * The values of an analysis that none of its meters shows, in the order of the craft's parameters. Cocoa judges some
 * shares on the chocolate base: where that is the whole product, the two are one number under one label.
 */
export function unjudgedValues({ params }: Pick<Craft, 'params'>, { values, meters }: Analysis): UnjudgedValue[] {
  return params.flatMap((info) => {
    const { key, label, unit } = info;
    const value = values[key];
    const shown = meters.some((meter) => meter.key === key || (meter.label === label && meter.value === value));
    return value === undefined || shown ? [] : [{ key, label, unit, value, info }];
  });
}
