def steps = new File(basedir, 'build.log').text.split('Scanning for projects').drop(1)
assert steps.length == 2

// The description and its referenced files are in the jar of another module.
assert steps[0] =~ /api-1\.jar!\/pets\/openapi\.yaml -> pets\.PetsEmulator: 3 operations, 1 resources/
assert new File(basedir, 'app/target/classes/pets/PetsEmulator.plan.json').isFile()
assert new File(basedir, 'app/target/test-classes/toys/ToysEmulator.plan.json').isFile()

// The jar is executable.
def java = new File(System.getProperty('java.home'), 'bin/java').path
def help = [java, '-jar', new File(basedir, 'app/target/app-1-emulator.jar').path, '--help'].execute()
assert help.text.startsWith('Serves the emulator of Pets')

// Two emulators were started on different ports, tested and stopped.
def addresses = (steps[0] =~ /serves (http:\/\/127\.0\.0\.1:\d+)/).collect { it[1] }
assert addresses.toSet().size() == 2
assert steps[0].contains('stopped 2')
assert steps[0] =~ /Tests run: 1, Failures: 0, Errors: 0, Skipped: 0.*ServedIT/
assert steps[0] =~ /pets\/openapi\.yaml: 3 of 3 operations are answered/

assert !steps[1].contains('serves http')
assert steps[1].contains('no emulator is running')
assert steps[1].count('nothing has changed') == 2
