package dev.ectype.compiler.ingest.postman.script;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.ingest.observed.ValueShape;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScriptReaderTest {
    private static ResponseExpectation read(String script) {
        return ScriptReader.read(script, name -> name.equals("count"));
    }

    /** Returns a shape in a short notation: {@code {id: string, tags: [string=a]}}. */
    private static String shape(@Nullable ValueShape shape) {
        if (shape == null) {
            return "none";
        }
        if (shape instanceof ValueShape.ObjectShape object) {
            return object.members().entrySet().stream()
                    .map(member -> member.getKey() + ": " + shape(member.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (shape instanceof ValueShape.ArrayShape array) {
            return "[" + shape(array.element()) + "]";
        }
        ValueShape.ScalarShape scalar = (ValueShape.ScalarShape) shape;
        return (scalar.type().isEmpty() ? "any" : scalar.type())
                + (scalar.format() == null ? "" : "/" + scalar.format())
                + (scalar.literal() == null ? "" : "=" + scalar.literal());
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " >> ",
            quoteCharacter = '^',
            value = {
                "pm.response.to.have.status(201) >> 201",
                "pm.response.to.have.status('Created') >> 201",
                "pm.response.to.be.ok >> 200",
                "pm.response.to.be.notFound; >> 404",
                "pm.test('a', function () { pm.expect(pm.response.code).to.equal(204); }) >> 204",
                "pm.test('a', () => pm.expect(pm.response.code).to.be.oneOf([404, 202])) >> 202",
                "pm.expect(pm.response.status).to.eql('Accepted') >> 202",
                "tests['a'] = responseCode.code === 409; >> 409",
                "tests['a'] = 200 == pm.response.code >> 200",
                "var is200 = responseCode.code === 200; tests['a'] = is200; >> 200",
                "tests['a'] = (responseCode.code === 200 || responseCode.code === 404) >> 200",
                "if (pm.response.code === 404) { console.log('none') } >> 0",
                "pm.response.to.not.have.status(500) >> 0",
                "tests['a'] = responseCode.code !== 500 >> 0",
                "// pm.response.to.have.status(201) >> 0",
                "pm.response.to.have.status(9999999999) >> 0"
            })
    void statusesAreReadFromAssertionsOnly(String script, int status) {
        assertThat(read(script).status()).isEqualTo(status);
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " >> ",
            quoteCharacter = '^',
            value = {
                "pm.expect(pm.response.json()).to.have.property('id') >> {id: present}",
                "let b = pm.response.json(); pm.expect(b.user).to.have.property('age').that.is.a('number') >> {user: {age: number}}",
                "pm.expect(pm.response.json()).to.have.property('ok', true) >> {ok: boolean=TRUE}",
                "pm.expect(pm.response.json()).to.have.all.keys('a', 'b') >> {a: present, b: present}",
                "pm.expect(pm.response.json()).to.have.nested.property('a.b[0].c') >> {a: {b: [{c: present}]}}",
                "pm.response.to.have.jsonBody('a.b') >> {a: {b: present}}",
                "pm.expect(pm.response.json().items).to.be.an('array') >> {items: [present]}",
                "pm.response.json().items.forEach(i => pm.expect(i.size).to.eql('M')) >> {items: [{size: string=JsonText[text=M]}]}",
                "for (const i of pm.response.json()) { pm.expect(i.id).to.exist } >> [{id: present}]",
                "const {id, name: title} = pm.response.json(); pm.expect(title).to.be.a('string') >> {name: string}",
                "pm.expect(pm.response.json().next).to.be.null >> {next: null=NULL}",
                "pm.expect(pm.response.json().total).to.be.above(0) >> {total: number}",
                "tests['a'] = JSON.parse(responseBody).hasOwnProperty('user') >> {user: present}",
                "tests['a'] = 'user' in JSON.parse(responseBody) >> {user: present}",
                "tests['a'] = Number.isInteger(pm.response.json().count) >> {count: integer}",
                "tests['a'] = typeof pm.response.json().name === 'string' >> {name: string}",
                "tests['a'] = pm.response.json().name !== undefined >> {name: present}",
                "var j = pm.response.json(); var u = j.user || {}; tests['a'] = u['first-name'] == 'Ann' >> {user: {first-name: string=JsonText[text=Ann]}}",
                "tests['a'] = /^\\d{4}-\\d\\d-\\d\\dT[\\d:]+\\.\\d+Z$/.test(pm.response.json().at) >> {at: string/date-time=JsonText[text=2025-01-01T00:00:00.000Z]}",
                "tests['a'] = /^[A-Z]+$/.test(pm.response.json().code) >> {code: string}",
                "var s = {type: 'object', required: ['id'], properties: {n: {type: 'array', items: {type: 'integer'}}}}; pm.response.to.have.jsonSchema(s) >> {n: [integer], id: present}",
                "tests['a'] = tv4.validate(JSON.parse(responseBody), {properties: {n: {type: 'number'}}}) >> {n: number}",
                "tests['a'] = responseBody.has('token') >> {token: present}",
                "pm.expect(pm.response.json()).to.eql([]) >> [present]",
                "if (pm.response.json().error) { throw 1 } >> any",
                "pm.expect(pm.response.json()).to.not.have.property('error') >> any",
                "if (a) { pm.expect(pm.response.json().a).to.exist } else { pm.expect(pm.response.json().b).to.exist } >> {a: present}",
                "try { pm.expect(pm.response.json().a).to.exist } catch (e) { pm.expect(pm.response.json().b).to.exist } >> {a: present}",
                "pm.response.to.be.json >> any",
                "console.log('nothing') >> none",
                "pm.expect(pm.response.responseTime).to.be.below(200) >> none"
            })
    void membersAreReadFromWellKnownForms(String script, String expected) {
        assertThat(shape(read(script).body())).isEqualTo(expected);
    }

    @Test
    void variablesKeepWhatTheResponseHas() {
        ResponseExpectation read = read("""
                const data = pm.response.json();
                pm.environment.set("sent", data.article.slug);
                postman.setGlobalVariable("count", data.article.votes);
                pm.collectionVariables.set("today", new Date().toISOString());
                """);
        assertThat(shape(read.body())).isEqualTo("{article: {slug: present, votes: integer}}");
        assertThat(read.variables()).containsExactly("sent", "count", "today");
    }

    @Test
    void headersAreReadWithTheirValues() {
        ResponseExpectation read = read("""
                pm.response.to.have.header("X-One");
                pm.expect(pm.response.headers.get("X-Two")).to.eql("b");
                tests["three"] = postman.getResponseHeader("X-Three");
                pm.expect(pm.response.headers.get("Content-Type")).to.include("application/json");
                pm.response.to.have.header("Date");
                """);
        assertThat(read.headers())
                .extracting(header -> header.name() + "=" + header.value())
                .containsExactly("X-One=", "X-Two=b", "X-Three=");
        assertThat(shape(read.body())).isEqualTo("any");
    }

    @Test
    void scriptsOfFoldersAndRequestsAreReadTogether() {
        ResponseExpectation read = ScriptReader.read(
                        "pm.response.to.have.status(200); var b = pm.response.json();", name -> false)
                .and(ScriptReader.read(
                        "pm.response.to.have.status(201); pm.expect(pm.response.json().id).to.exist;", name -> false));
        assertThat(read.status()).isEqualTo(200);
        assertThat(shape(read.body())).isEqualTo("{id: present}");
    }
}
