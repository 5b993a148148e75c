package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class WalkOrderTest {
    @Test
    void deletesResourcesWithoutACreationLast() {
        String description = """
                openapi: 3.1.0
                info: {title: Users, version: '1'}
                paths:
                  /users:
                    get: {responses: {'200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/User'}}}}}}}
                  /users/{user}:
                    parameters: [{name: user, in: path, required: true, schema: {type: string}}]
                    delete: {responses: {'204': {description: gone}}}
                  /roles:
                    post: {responses: {'201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Role'}}}}}}
                  /roles/{role}:
                    parameters: [{name: role, in: path, required: true, schema: {type: string}}]
                    delete: {responses: {'204': {description: gone}}}
                components:
                  schemas:
                    User: {type: object, required: [id], properties: {id: {type: string}, name: {type: string}}}
                    Role: {type: object, required: [id], properties: {id: {type: string}, title: {type: string}}}
                """;
        SourceRoot source = SourceRoot.text("users.yaml", description.getBytes(StandardCharsets.UTF_8));
        ApiModel model = Objects.requireNonNull(new EmulatorCompiler()
                        .compile(CompilationRequest.of(source))
                        .compilation())
                .graph()
                .model();
        assertThat(model.endpoints().stream()
                        .sorted(WalkOrder.order(model))
                        .map(endpoint -> endpoint.binding().words()))
                .containsExactly("POST /roles", "GET /users", "DELETE /roles/{role}", "DELETE /users/{user}");
    }
}
