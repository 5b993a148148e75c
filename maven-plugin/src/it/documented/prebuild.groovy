// Copies the files of the project from the code blocks of docs/maven.md.
def page = new File(basedir.parentFile.parentFile.parentFile.parentFile, 'docs/maven.md').text
def files = ['src/test/api/pets-openapi.yaml', 'pom.xml', 'src/test/java/org/example/PetsTest.java']
files.each { path ->
    def told = page.indexOf('`' + path + '`')
    assert told >= 0
    def begin = page.indexOf('\n', page.indexOf('\n```', told) + 1) + 1
    def file = new File(basedir, path)
    file.parentFile.mkdirs()
    file.text = page.substring(begin, page.indexOf('\n```', begin) + 1)
}
return true
