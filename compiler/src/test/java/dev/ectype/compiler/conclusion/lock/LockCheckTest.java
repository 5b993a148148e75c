package dev.ectype.compiler.conclusion.lock;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.CompilationResult;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.Guidance;
import dev.ectype.compiler.InferenceResult;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LockCheckTest {
    private static final String DESCRIPTION = """
            openapi: 3.1.0
            info: {title: Shop, version: '1'}
            paths:
              /orders:
                get:
                  operationId: listOrders
                  parameters: [{name: state, in: query, schema: {type: string}}]
                  responses: {'200': {description: ok, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}
                post:
                  operationId: createOrder
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
                  responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
              /orders/{order_id}:
                parameters: [{name: order_id, in: path, required: true, schema: {type: string}}]
                get:
                  operationId: getOrder
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
              /orders/{order_id}/close:
                parameters: [{name: order_id, in: path, required: true, schema: {type: string}}]
                post:
                  operationId: closeOrder
                  responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
            components:
              schemas:
                Order:
                  type: object
                  required: [id, state]
                  properties:
                    id: {type: string}
                    state: {type: string, enum: [open, closed]}
            """;

    @Test
    void nothingDiffersFromTheOwnLock() {
        assertThat(findings(DESCRIPTION, lock(DESCRIPTION), true)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            enum: [open, closed] | enum: [open, paid, closed] | states was accepted as "state: open, closed" and is now "state: open, paid, closed"
            {type: string, enum: [open, closed]} | {type: string} | states was accepted as "state: open, closed" and no longer applies; role was accepted as "transition state [open] -> closed" and is now "custom action"; filter state was accepted as "/state equal, all if all, any, *" and is now "/state equal"
            name: state, in: query | name: cursor, in: query | filter state was accepted as "/state equal, all if all, any, *" and no longer applies; page is now "token cursor", and was not accepted
            id: {type: string} | id: {type: integer} | identifier style was accepted as "chosen by the client, else order" and is now "counter from 1"
            operationId: closeOrder | operationId: finishOrder | operation closeOrder was accepted with resource "orders"; operation finishOrder is new, with resource "orders"
            """)
    void namesExactlyTheChangedConclusions(String before, String after, String expected) {
        String changed = DESCRIPTION.replace(before, after);
        assertThat(changed).isNotEqualTo(DESCRIPTION);
        List<String> findings = findings(changed, lock(DESCRIPTION), false);
        List<String> parts = List.of(expected.split("; "));
        assertThat(findings).hasSameSizeAs(parts);
        parts.forEach(part -> assertThat(findings).anyMatch(finding -> finding.contains(part)));
    }

    @Test
    void differencesAreErrorsIfTheDescriptionIsLocked() {
        String changed = DESCRIPTION.replace("enum: [open, closed]", "enum: [open, paid, closed]");
        assertThat(compile(changed, lock(DESCRIPTION), false).accepted()).isTrue();
        CompilationResult locked = compile(changed, lock(DESCRIPTION), true);
        assertThat(locked.accepted()).isFalse();
        assertThat(locked.diagnostics()).filteredOn(Diagnostic::isError).hasSize(1);
        assertThat(locked.files()).hasSize(2);
    }

    @Test
    void theLockOfAnotherApiIsNamed() {
        String other = lock(DESCRIPTION).replace("\"Shop\"", "\"Bank\"");
        assertThat(findings(DESCRIPTION, other, false))
                .containsExactly("the lock file is for the API \"Bank\", but this is \"Shop\"");
        assertThat(compile(DESCRIPTION, other, false).accepted()).isTrue();
        assertThat(compile(DESCRIPTION, other, true).accepted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "nonsense",
                "format: 2",
                "format: 1",
                "format: 1\napi: []",
                "format: 1\napi: Shop\nresources: []",
                "format: 1\napi: Shop\nthings: {}",
                "format: 1\napi: Shop\nresources: {orders: 3}",
                "format: 1\napi: Shop\nresources: {orders: {type: [Order]}}",
                "format: 1\napi: Shop\n<<<<<<< HEAD\nresources:\n=======\noperations:\n>>>>>>> other",
                "format: 1\napi: &a [*a]",
                "\u0000\u0001"
            })
    void anUnreadableLockIsAnErrorWithItsPlace(String lock) {
        CompilationResult result = compile(DESCRIPTION, lock, false);
        assertThat(result.accepted()).isFalse();
        assertThat(result.diagnostics())
                .filteredOn(Diagnostic::isError)
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.location().file()).isEqualTo(InferenceLock.FILE))
                .allSatisfy(each -> assertThat(each.hint()).isNotEmpty());
    }

    /** Removes, repeats or cuts one line of a lock, or surrounds it with the marks of a merge conflict. */
    @Test
    void aDamagedLockIsReportedAndNeverFails() {
        List<String> lines = lines();
        for (int at = 0; at < lines.size(); at++) {
            String line = lines.get(at);
            for (String damaged : List.of(
                    "",
                    line + "\n" + line,
                    line.substring(0, line.length() / 2),
                    "<<<<<<< ours\n" + line + "\n=======\n" + line + "\n>>>>>>> theirs")) {
                List<String> changed = new ArrayList<>(lines);
                changed.set(at, damaged);
                List<Diagnostic> found = infer(DESCRIPTION, String.join("\n", changed));
                assertThat(found).as("%s", damaged).allSatisfy(each -> {
                    assertThat(each.hint()).isNotEmpty();
                    assertThat(each.location().line()).isPositive();
                });
                boolean marked = damaged.startsWith("<");
                assertThat(!marked || found.stream().anyMatch(Diagnostic::isError))
                        .as("%s", damaged)
                        .isTrue();
            }
        }
    }

    @Test
    void aLockOfTenMegabytesIsReadInBoundedTime() {
        StringBuilder large = new StringBuilder("format: 1\napi: Shop\noperations:\n");
        for (int each = 0; large.length() < 10_000_000; each++) {
            large.append("  operation")
                    .append(each)
                    .append(": {role: ")
                    .append("r".repeat(80))
                    .append("}\n");
        }
        assertThat(infer(DESCRIPTION, large.toString()))
                .isNotEmpty()
                .allSatisfy(each -> assertThat(each.code().id()).startsWith("ECT"));
    }

    /** Returns the lock in block-style YAML, as people see it in a merge. */
    private static List<String> lines() {
        InferenceResult result = new EmulatorCompiler().infer(request(DESCRIPTION));
        List<String> lines = new ArrayList<>();
        add(InferenceLock.of(Objects.requireNonNull(result.report()).model()), "", lines);
        return lines;
    }

    private static void add(JsonObject object, String indent, List<String> lines) {
        object.members().forEach((name, value) -> {
            String key = indent + "'" + name + "':";
            if (value instanceof JsonObject inner) {
                lines.add(key);
                add(inner, indent + "  ", lines);
            } else {
                lines.add(key + " " + JsonPrinter.compact(value));
            }
        });
    }

    private static List<Diagnostic> infer(String description, String lock) {
        SourceRoot file = SourceRoot.text(InferenceLock.FILE, lock.getBytes(StandardCharsets.UTF_8));
        return new EmulatorCompiler()
                .infer(request(description).withGuidance(new Guidance(null, file, false)))
                .diagnostics();
    }

    private static String lock(String description) {
        InferenceResult result = new EmulatorCompiler().infer(request(description));
        return JsonPrinter.compact(
                InferenceLock.of(Objects.requireNonNull(result.report()).model()));
    }

    private static List<String> findings(String description, String lock, boolean locked) {
        return compile(description, lock, locked).diagnostics().stream()
                .map(Diagnostic::message)
                .toList();
    }

    private static CompilationResult compile(String description, String lock, boolean locked) {
        SourceRoot file = SourceRoot.text(InferenceLock.FILE, lock.getBytes(StandardCharsets.UTF_8));
        return new EmulatorCompiler().compile(request(description).withGuidance(new Guidance(null, file, locked)));
    }

    private static CompilationRequest request(String description) {
        return CompilationRequest.of(SourceRoot.text("shop.yaml", description.getBytes(StandardCharsets.UTF_8)));
    }
}
