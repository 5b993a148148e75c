def logs = new File(basedir, 'build.log').text.split('Scanning for projects').drop(1)
assert logs.length == 2
def api = new File(basedir, 'description/src/main/api').canonicalPath.replace('\\', '/')
def warned = new File(basedir, 'warning/src/main/api').canonicalPath.replace('\\', '/')

logs.each { log ->
    // The build reports the errors of all files with their positions before it fails.
    assert log =~ /\[ERROR\] \Q${api}\E\/first-openapi\.yaml:\[\d+,\d+\] ECT1005 /
    assert log =~ /\[ERROR\] \Q${api}\E\/third-openapi\.json:\[\d+,\d+\] ECT100[45] /
    assert log =~ /\[WARNING\] \Q${api}\E\/second-openapi\.yaml:\[9,\d+\] ECT10\d\d /
    assert log =~ /(?s)ECT1005.*?hint: /
    assert log.contains('2 errors in the descriptions')

    assert log.contains('unknown configOption "sourceFoldr"')
    assert log.contains('Did you mean sourceFolder?')

    // The setting turns a warning of this description into an error.
    assert log =~ /\[ERROR\] \Q${warned}\E\/pets-openapi\.yaml:\[10,\d+\] ECT1013 /
}
assert !new File(basedir, 'description/target/generated-sources').exists()
assert !new File(basedir, 'warning/target/generated-sources').exists()

// Both processes report the same problems.
def problems = { log -> log.readLines().findAll { it =~ / ECT\d{4} |hint:/ } }
assert problems(logs[0]) == problems(logs[1])
