/** Names the tests that passed only when tried again: a race to be mended, not a thing to get used to. */
export default class Retried {
  onTestRunEnd(modules) {
    const names = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${module.relativeModuleId}: ${test.fullName}`),
    );
    if (names.length > 0) console.log(`Passed at the second try:\n${names.join('\n')}`);
  }
}
