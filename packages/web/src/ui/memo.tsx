import type { Component, ComponentChild, FunctionComponent } from 'preact';

/** A component that is drawn again only when one of its properties is another, or on its own account. */
export function memo<Props extends object>(Drawn: FunctionComponent<Props>): FunctionComponent<Props> {
  return function Memo(this: Component<Props>, props: Props): ComponentChild {
    this.shouldComponentUpdate = (next) => keysOf(next).some((key) => next[key] !== this.props[key as never]);
    return <Drawn {...props} />;
  } as FunctionComponent<Props>;
}

/** Its properties are written out where it is used: never one less than before. */
const keysOf = <Props extends object>(props: Props) => Object.keys(props) as (keyof Props)[];
