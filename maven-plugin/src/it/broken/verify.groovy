def log = new File(basedir, 'build.log').text
def api = new File(basedir, 'description/src/main/api').canonicalPath.replace('\\', '/')

// The build reports the errors of all files with their positions before it fails.
assert log =~ /\[ERROR\] \Q${api}\E\/first-openapi\.yaml:\[\d+,\d+\] ECT1005 /
assert log =~ /\[ERROR\] \Q${api}\E\/third-openapi\.json:\[\d+,\d+\] ECT100[45] /
assert log =~ /\[WARNING\] \Q${api}\E\/second-openapi\.yaml:\[9,\d+\] ECT10\d\d /
assert log =~ /(?s)ECT1005.*?hint: /
assert log.contains('2 errors in the descriptions')
assert !new File(basedir, 'description/target/generated-sources').exists()

assert log.contains('unknown configOption "sourceFoldr"')
assert log.contains('Did you mean sourceFolder?')

// The setting turns a warning of this description into an error.
def warned = new File(basedir, 'warning/src/main/api').canonicalPath.replace('\\', '/')
assert log =~ /\[ERROR\] \Q${warned}\E\/pets-openapi\.yaml:\[10,\d+\] ECT1013 /
assert !new File(basedir, 'warning/target/generated-sources').exists()
