package dev.ectype.launcher.check;

import static dev.ectype.launcher.check.CheckedDescription.check;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests what a check counts beside valid responses. */
final class RememberedGroupsTest {
    private static final String NOTE = "Note: {type: object, properties: {id: {type: string}, text: {type: string}}}";

    private static final String NOTES = """
            /notes:
              get:
                responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Note'}}}}}}
              post:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
            /notes/{id}:
              parameters: [{name: id, in: path, required: true, schema: {type: string}}]
              get:
                responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
              patch:
                requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                responses: {'200': {description: changed, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
              delete:
                responses: {'204': {description: gone}}
            """;

    @Test
    void aGroupThatReturnsWhatWasSentIsRemembered() {
        ClientFindings client = check(NOTES, NOTE).client();
        assertThat(client.groups()).hasSize(1);
        assertThat(client.contradictions()).isEmpty();
        assertThat(client.remembered()).isOne();
        assertThat(client.bound()).containsEntry(Wire.REST, new ClientFindings.BoundCount(5, 5));
    }

    @Test
    void aListIsFilteredByTheValueThatItsRequiredParameterNames() {
        String note = NOTE.replace("text: {type: string}", "text: {type: string}, shelf: {type: string}");
        String paths = NOTES.replaceFirst(
                "responses:",
                "parameters: [{name: shelf, in: query, required: true, schema: {type: string, example: top}}]\n    responses:");
        ClientFindings client = check(paths, note).client();
        assertThat(client.contradictions()).isEmpty();
        assertThat(client.remembered()).isOne();
    }

    @Test
    void aCreatedInstanceMayBeTheOnlyElementOfAList() {
        String created = "responses: {'201': {description: made, content: {application/json: {schema: ";
        String paths = NOTES.replace(
                created + "{$ref: '#/components/schemas/Note'}",
                created
                        + "{type: object, properties: {notes: {type: array, items: {$ref: '#/components/schemas/Note'}}}}");
        ClientFindings client = check(paths, NOTE).client();
        assertThat(client.contradictions()).isEmpty();
        assertThat(client.remembered()).isOne();
    }

    @Test
    void aTextIsSentAsOneOfTheValuesThatResponsesList() {
        String note = NOTE.replace("text: {type: string}", "text: {type: string, enum: [short, long]}");
        String paths = NOTES.replace(
                "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}",
                "requestBody: {content: {application/json: {schema: {type: object, properties: {text: {type: string}}}}}}");
        ClientFindings client = check(paths, note).client();
        assertThat(client.contradictions()).isEmpty();
        assertThat(client.remembered()).isOne();
    }

    @Test
    void aValueThatDoesNotComeBackIsAContradiction() {
        String counted = NOTE.replace("text: {type: string}", "text: {type: integer}");
        String paths = NOTES.replace(
                "requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}",
                "requestBody: {content: {application/json: {schema: {type: object, properties: {text: {type: string}}}}}}");
        ClientFindings client = check(paths, counted).client();
        assertThat(client.remembered()).isZero();
        assertThat(client.contradictions())
                .first()
                .asString()
                .startsWith("GET /notes/")
                .contains(" expected text \"text-")
                .contains("\" as sent with POST, received ");
    }

    @Test
    void anOperationWithoutAnInstanceIsNotBound() {
        ClientFindings client = check("""
                /weather/{town}:
                  get:
                    parameters: [{name: town, in: path, required: true, schema: {type: string}}]
                    responses: {'200': {description: now, content: {application/json: {schema: {type: string}}}}}
                """).client();
        assertThat(client.allBound()).isZero();
        assertThat(client.unbound())
                .containsExactly("GET /weather/{town} has no known effect and returns 200 for an unknown identifier");
    }

    @Test
    void aNullCountsAsAnAbsentMember() {
        ClientFindings client = check("""
                /now:
                  get:
                    responses: {'200': {description: now, content: {application/json: {schema: {type: object, required: [a, b],
                      properties: {a: {type: integer}, b: {type: string, nullable: true}}}, example: {a: 1, b: null}}}}}
                """).client();
        assertThat(client.described()).isEqualTo(2);
        assertThat(client.returned()).isOne();
    }
}
