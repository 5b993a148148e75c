package dev.ectype.compiler.ingest.postman;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UrlReaderTest {
    private static final VariableScope SCOPE = VariableScope.of((JsonArray) JsonReader.read("""
            [{"key": "base", "value": "https://Quay.example:8443/api/v1/"}, {"key": "host", "value": "quay.example"},
             {"key": "version", "value": "v3"}, {"key": "path", "value": "/ships/all"}, {"key": "id", "value": "41"},
             {"key": "outer", "value": "{{base}}tenant"}]
            """));

    private static String read(JsonValue url) {
        ItemUrl read = UrlReader.read(url, SCOPE);
        StringBuilder text = new StringBuilder(read.origin());
        for (int at = 0; at < read.segments().size(); at++) {
            String name = read.variables().get(at);
            text.append('/')
                    .append(name == null ? "" : name + "=")
                    .append(read.segments().get(at));
        }
        read.query()
                .forEach(each ->
                        text.append(" ?").append(each.name()).append('=').append(each.value()));
        read.optional().forEach(each -> text.append(" (").append(each.name()).append(')'));
        return text.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://quay.example/ships | https://quay.example/ships",
                "quay.example/ships/ | https://quay.example/ships/",
                "{{base}}ships | https://quay.example:8443/api/v1/ships",
                "{{base}}/ships | https://quay.example:8443/api/v1/ships",
                "{{outer}}/ships | https://quay.example:8443/api/v1/tenant/ships",
                "http://{{host}}/{{version}}/ships | http://quay.example/v3/ships",
                "{{unknown}}/ships | /ships",
                "{{unknown}}{{other}}/ships | /ships",
                "{{unknown}} | ''",
                "https://user:pass@quay.example/ships | https://quay.example/ships",
                "{{host}}{{path}} | https://quay.example/ships/all",
                "{{x}}/ships/{{id}} | /ships/id=41",
                "{{x}}/ships/{{shipId}}/crew | /ships/shipId={{shipId}}/crew",
                "{{x}}/ships/:shipId | /ships/shipId={{shipId}}",
                "{{x}}/ships/{shipId} | /ships/shipId={{shipId}}",
                "{{x}}/ships/<shipId> | /ships/shipId={{shipId}}",
                "{{x}}/users/old_{{NAME}} | /users/NAME={{NAME}}",
                "{{x}}/a%20b/c+d | /a b/c+d",
                "http:///ships/:id | /ships/id={{id}}",
                "/ships | /ships",
                "ships | /ships",
                "{{x}}/ships?a=1&b={{c}}#part | /ships ?a=1 ?b={{c}}",
                "{{x}}//ships//41 | /ships/41"
            })
    void textsAreRead(String url, String expected) {
        assertThat(read(new JsonText(url))).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "{'protocol': 'https', 'host': ['quay', 'example'], 'port': '81', 'path': ['ships', {'type': 'any', 'value': ':id'}]}"
                        + " | https://quay.example:81/ships/id={{id}}",
                "{'host': '{{x}}', 'path': '/ships/:id', 'variable': [{'key': 'id', 'value': '7'}]} | /ships/id=7",
                "{'raw': '{{x}}/ships/:id', 'variable': [{'id': 'id', 'value': 7}]} | /ships/id=7",
                "{'raw': '{{x}}/ships/:id', 'variable': [{'key': 'id', 'value': '<long>'}]} | /ships/id={{id}}",
                "{'raw': '{{x}}/a', 'query': [{'key': 'p', 'value': '<integer>'}, {'key': 'q', 'value': 'x', 'disabled': true}, {'key': 'r', 'value': null}]}"
                        + " | /a ?p=1 ?r= (q)"
            })
    void objectsAreRead(String url, String expected) {
        JsonObject parts = (JsonObject) JsonReader.read(url.replace('\'', '"'));
        assertThat(read(parts)).isEqualTo(expected);
    }
}
