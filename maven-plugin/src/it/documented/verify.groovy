def log = new File(basedir, 'build.log').text
assert log.contains('src/test/api/pets-openapi.yaml -> pets.PetsEmulator: 2 operations, 1 resources')
assert log.contains('Tests run: 1, Failures: 0, Errors: 0, Skipped: 0')

assert log =~ /ectype:generate-test\n/
assert log.contains('flowchart LR')
assert log.contains('src/test/api/pets-openapi.yaml: 2 of 2 operations are answered')
assert log =~ /serves http:\/\/127\.0\.0\.1:\d+/
assert log.contains('stopped 1 that the build left running')

assert log =~ /pets-openapi\.yaml: Pets \d\S*: score=100\.00 doubted=0/
def report = new File(basedir, 'target/ectype-reports').listFiles().find { it.name.endsWith('judge.xml') }.text
assert report.contains('<testcase') && !report.contains('<failure')
assert log.contains('pets-openapi.yaml has the score 100.00; expected at least 100.5')
