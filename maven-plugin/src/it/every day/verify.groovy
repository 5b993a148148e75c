def steps = new File(basedir, 'build.log').text.split('Scanning for projects').drop(1)
assert steps.length == 4
def made = ~/(\d+) files: (\d+) written, (\d+) deleted/
def said = { step -> (step =~ made).collect { it[1..3]*.toInteger() } }
def generated = { path -> new File(basedir, 'target/generated-sources/ectype/' + path) }

// Both files with the same name and both executions have an emulator.
assert steps[0].contains('src/main/api/billing/openapi.yaml -> billing.BillingEmulator')
assert steps[0].contains('src/main/api/shop/openapi.yaml -> shop.ShopEmulator')
assert steps[0].contains('src/main/specs/audit.yaml -> org.example.audit.AuditLogEmulator')
assert said(steps[0]).every { files, written, deleted -> written == files && deleted == 0 }

// Without changes nothing is written or deleted.
assert steps[1].count('nothing has changed') == 2
assert said(steps[1]).isEmpty()

// The referenced file changes one record and the plan; the deleted file is written again, and the foreign file is deleted.
def (found, named) = said(steps[2])
assert found[1] == 2 && found[2] == 0
assert generated('found/billing/Money.java').text.contains('currency')
assert named[1] == 1 && named[2] == 0
assert generated('named/org/example/audit/AuditLogEmulator.java').isFile()
assert !generated('named/Foreign.txt').exists()

// Another process writes the same bytes, so that only the deleted file is written.
def (foundAgain, namedAgain) = said(steps[3])
assert foundAgain[0] == found[0] && foundAgain[1] == 0 && foundAgain[2] == 0
assert namedAgain[0] == named[0] && namedAgain[1] == 1 && namedAgain[2] == 0

// Members have the configured types of their formats.
assert generated('named/org/example/audit/Entry.java').text.contains('@Nullable Instant at, @Nullable UUID actor')

// The overlay adds a member.
assert generated('named/org/example/audit/Entry.java').text.contains('@Nullable String reason')

// The plans are on the class path; the ledgers are not in the source folders.
assert new File(basedir, 'target/classes/billing/BillingEmulator.plan.json').text.contains('currency')
assert new File(basedir, 'target/classes/org/example/audit/AuditLogEmulator.plan.json').isFile()
assert new File(basedir, 'target/ectype').list().toList().sort() == ['generate-found.ledger', 'generate-named.ledger']
def strange = []
new File(basedir, 'target/generated-sources').eachFileRecurse { if (it.isFile() && !it.name.endsWith('.java')) strange << it }
assert strange.isEmpty()

// The published plugin contains its libraries, and its pom names only what Maven and IDEs replace.
def published = new File(localRepositoryPath, 'dev/ectype/ectype-maven-plugin').listFiles().find { it.isDirectory() }
def pom = new groovy.xml.XmlSlurper().parse(published.listFiles().find { it.name.endsWith('.pom') })
assert pom.parent.isEmpty()
assert pom.dependencies.dependency.artifactId*.text() == ['plexus-build-api']
def jar = new java.util.zip.ZipFile(published.listFiles().find { it.name.endsWith('.jar') })
def entries = jar.entries()*.name
assert entries.containsAll(['META-INF/maven/plugin.xml', 'META-INF/m2e/lifecycle-mapping-metadata.xml', 'META-INF/ectype/LICENSE', 'META-INF/NOTICE'])
assert entries.count { it == 'dev/ectype/compiler/EmulatorCompiler.class' } == 1
assert !entries.any { it ==~ /META-INF\/[^\/]*\.(SF|DSA|RSA|EC)/ || it ==~ /(javax\/inject|org\/(slf4j|eclipse\/sisu|codehaus\/plexus))\/.*/ }
def providers = jar.getInputStream(jar.getEntry('META-INF/services/dev.ectype.runtime.wire.ProtocolAdapterFactory')).readLines()
assert providers*.tokenize('.')*.get(3).containsAll(['channel', 'graphql', 'grpc'])
jar.close()
