def log = new File(basedir, 'build.log').text
assert log.contains('src/test/api/pets-openapi.yaml -> pets.PetsEmulator: 2 operations, 1 resources')
assert log.contains('Tests run: 1, Failures: 0, Errors: 0, Skipped: 0')

assert log =~ /ectype:generate-test\n/
assert log.contains('flowchart LR')
assert log.contains('src/test/api/pets-openapi.yaml: 2 of 2 operations are answered')
assert log =~ /serves http:\/\/127\.0\.0\.1:\d+/
assert log.contains('stopped 1 that the build left running')
