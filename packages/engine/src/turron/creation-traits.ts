export { PLAIN as CREATION_TRAITS } from '../crear/creation-traits.ts';
