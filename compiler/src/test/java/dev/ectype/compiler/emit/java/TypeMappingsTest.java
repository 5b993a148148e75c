package dev.ectype.compiler.emit.java;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.source.SourceRoot;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class TypeMappingsTest {
    private static final String EVENTS = """
            openapi: 3.1.0
            info: {title: Events, version: 1.0.0}
            paths:
              /events:
                get:
                  operationId: listEvents
                  parameters: [{name: startsAt, in: query, schema: {type: string, format: date-time}}]
                  responses:
                    '200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Event'}}}}}
                post:
                  operationId: createEvent
                  requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Event'}}}}
                  responses:
                    '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Event'}}}}
            components:
              schemas:
                Event:
                  type: object
                  required: [id, startsAt, fee]
                  properties:
                    id: {type: string, format: uuid}
                    startsAt: {type: string, format: date-time}
                    days: {type: array, items: {type: [string, 'null'], format: date}}
                    fee: {type: number}
                    code: {type: string, format: ulid}
                    title: {type: string}
            """;

    @Test
    void membersAreOfTheChosenClasses() {
        assertThat(event("DateTime=java.time.Instant,UUID=java.util.UUID", "date=java.time.LocalDate"))
                .contains("import java.time.Instant;", "import java.time.LocalDate;", "import java.util.UUID;")
                .contains("UUID id", "Instant startsAt", "@Nullable List<LocalDate> days", "double fee");
        assertThat(event("number=java.math.BigDecimal", "string+ulid=org.example.Codes.Ulid"))
                .contains("import org.example.Codes;", "BigDecimal fee", "Codes. @Nullable Ulid code")
                .contains("String id", "String startsAt", "@Nullable String title");
        assertThat(event("string=org.example.Words"))
                .contains("@Nullable Words title", "String id", "@Nullable String code");
    }

    @Test
    void operationArgumentsIgnoreMappings() {
        Compilation chosen = compiled("date-time=java.time.Instant");
        assertThat(chosen.emission().sources().get("events/EventOperations.java"))
                .contains("@Nullable String startsAt")
                .doesNotContain("Instant");
        assertThat(chosen.emission().sources().get("events/Event.java"))
                .contains("Member<String> STARTS_AT = Member.of(\"startsAt\", String.class)");
        assertThat(chosen.emission().plan()).isEqualTo(compiled().emission().plan());
        assertThat(chosen.emission().hash()).isEqualTo(compiled().emission().hash());
    }

    @Test
    void invalidMappingsAreRejectedWithAHint() {
        refused("date-tme=java.time.Instant", "\"date-tme\"", "string+date-tme");
        refused("text+date=java.time.LocalDate", "\"text+date\"", "string+ulid");
        refused("date-time", "names no class", "date-time=java.time.OffsetDateTime");
        refused("date-time=Instant", "without its package", "qualified name");
        refused("date-time=java.time.Instant!", "not a valid class name", "qualified name");
        refused("date-time=java.util.List<String>", "not a valid class name", "without type arguments");
        refused("date=java.util.Date", "java.util.Date", "java.time.Instant");
        refused("date-time=java.time.Instant,DateTime=java.time.OffsetDateTime", "contradicts", "one of the two");
    }

    @Test
    void equalChoicesAreEqualInWhateverWords() {
        TypeMappings one = TypeMappings.parse(List.of("UUID=java.util.UUID", "date = java.time.LocalDate"));
        TypeMappings other = TypeMappings.parse(List.of("string+date=java.time.LocalDate,uuid=java.util.UUID,"));
        assertThat(one).isEqualTo(other).hasToString(other.toString());
        assertThat(one).doesNotHaveToString(TypeMappings.NONE.toString());
    }

    private static void refused(String word, String fault, String hint) {
        assertThatExceptionOfType(BadTypeMapping.class)
                .isThrownBy(() -> TypeMappings.parse(List.of(word)))
                .satisfies(refused -> {
                    assertThat(refused).hasMessageContaining(fault);
                    assertThat(refused.hint()).contains(hint);
                });
    }

    private static String event(String... words) {
        return Objects.requireNonNull(compiled(words).emission().sources().get("events/Event.java"));
    }

    private static Compilation compiled(String... words) {
        SourceRoot source = SourceRoot.text("events.yaml", EVENTS.getBytes(StandardCharsets.UTF_8));
        CompilationRequest request = CompilationRequest.of(source).withTypeMappings(TypeMappings.parse(List.of(words)));
        return Objects.requireNonNull(new EmulatorCompiler().compile(request).compilation());
    }
}
