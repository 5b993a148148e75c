package dev.ectype.launcher.fidelity;

import static dev.ectype.launcher.recording.ExampleExchanges.body;
import static dev.ectype.launcher.recording.ExampleExchanges.exchange;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.recording.RecordedReply;
import dev.ectype.launcher.replay.ReplyComparison;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class NullableMembersTest {
    @Test
    void nullIsAnAbsentMemberWhereTheDescriptionAllowsNull() {
        String description = """
                openapi: 3.1.0
                info: {title: Pets, version: 1.0.0}
                servers: [{url: https://pets.example/v1}]
                paths:
                  /pets/{petId}:
                    get:
                      parameters: [{name: petId, in: path, required: true, schema: {type: string}}]
                      responses: {'200': {description: one, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                components:
                  schemas:
                    Pet: {type: object, properties: {tag: {type: string}, born: {type: [string, 'null']},
                      homes: {type: array, items: {$ref: '#/components/schemas/Home'}}}}
                    Home: {type: object, properties: {'since when': {anyOf: [{type: string}, {type: 'null'}]}}}
                """;
        ApiModel model = Objects.requireNonNull(new EmulatorCompiler()
                        .infer(CompilationRequest.of(
                                SourceRoot.text("pets.yaml", description.getBytes(StandardCharsets.UTF_8))))
                        .report())
                .model();
        ReplyComparison comparison = new ReplyComparison(List.of(), NullableMembers.of(model));
        RecordedReply actual = new RecordedReply(
                200, List.of(), body("{'tag':null,'homes':[{'since when':null},{'since when':'x'},{}]}"));
        String homes = "'born':null,'homes':[{'since when':'y'}]}";
        assertThat(comparison
                        .compare(exchange(1, "GET /v1/pets/7?x=1", "", 200, "{'tag':'a'," + homes), actual)
                        .paths())
                .containsExactly("$.tag");
        assertThat(comparison
                        .compare(exchange(2, "GET /pets/7", "", 200, "{'tag':null," + homes), actual)
                        .paths())
                .isEmpty();
        assertThat(comparison
                        .compare(exchange(3, "GET /pets/7", "", 200, "{" + homes), actual)
                        .paths())
                .containsExactly("$.tag");
        assertThat(comparison
                        .compare(exchange(4, "GET /other", "", 200, "{'tag':null," + homes), actual)
                        .paths())
                .containsExactly("$.born", "$.homes[*]['since when']");
    }
}
