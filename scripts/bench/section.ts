/** A process of its own, so that no release runs code compiled for another: `section.ts <section> <directory>`. */
import { SECTIONS } from './sections.ts';
import { subjectIn } from './subject.ts';

const [, , name, directory] = process.argv;
console.log(JSON.stringify(await SECTIONS[name!]!(subjectIn(directory!))));
