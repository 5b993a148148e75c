package dev.ectype.launcher.emulated.override;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.Compilation;
import dev.ectype.compiler.CompilationRequest;
import dev.ectype.compiler.EmulatorCompiler;
import dev.ectype.compiler.emit.java.TypeMappings;
import dev.ectype.compiler.source.SourceRoot;
import dev.ectype.launcher.java.InMemoryCompiler;
import dev.ectype.runtime.emulator.Emulator;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Tests that overrides read and write values of the classes that are mapped to formats. */
final class TypeMappingOverrideTest {
    private static final String SLOTS = """
            openapi: 3.1.0
            info: {title: Slots, version: 1.0.0}
            paths:
              /slots:
                get:
                  operationId: listSlots
                  parameters: [{name: begins, in: query, schema: {type: string, format: date-time}}]
                  responses:
                    '200': {description: all, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Slot'}}}}}
                post:
                  operationId: createSlot
                  requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Slot'}}}}
                  responses:
                    '201': {description: made, content: {application/json: {schema: {$ref: '#/components/schemas/Slot'}}}}
                    '400': {description: refused, content: {application/json: {schema: {type: object, properties: {message: {type: string}}}}}}
            components:
              schemas:
                Slot:
                  type: object
                  required: [id, begins]
                  properties:
                    id: {type: integer, format: int64, readOnly: true}
                    begins: {type: string, format: date-time}
                    ends: {type: string, format: date-time}
                    room: {type: string, format: room}
            """;
    private static final String AN_HOUR = """
            package slots;

            import dev.ectype.runtime.emulator.model.Body;
            import dev.ectype.runtime.emulator.model.RequestContext;
            import dev.ectype.runtime.emulator.model.Reply;

            public class HourlySlots extends SlotsEmulator {
                @Override
                protected SlotOperations slots(RequestContext context) {
                    return new SlotOperations(context) {
                        @Override
                        protected Reply<Slot> createSlot(Body<Slot> body) {
                            Slot asked = body.value();
                            return created(slots().insert(new Slot(0, asked.begins(), asked.begins().plusHours(1), asked.room())));
                        }
                    };
                }
            }
            """;

    @Test
    void anOverrideCalculatesWithTimes() throws Exception {
        try (Emulator emulator = overridden()) {
            HttpResponse<String> made = create(emulator, "\"begins\":\"2025-03-01T23:00:00+01:00\"");
            assertThat(made.statusCode()).isEqualTo(201);
            assertThat(made.body())
                    .contains("\"begins\":\"2025-03-01T23:00:00+01:00\"", "\"ends\":\"2025-03-02T00:00:00+01:00\"");
            assertThat(list(emulator, "")).contains("\"ends\":\"2025-03-02T00:00:00+01:00\"");
            assertThat(list(emulator, "?begins=2025-03-01T23:00:00%2B01:00")).contains("\"ends\"");
            assertThat(list(emulator, "?begins=2025-03-02T23:00:00%2B01:00")).isEqualTo("[]");
        }
    }

    @Test
    void valuesThatTheClassRejectsAreRejectedOnRead() throws Exception {
        try (Emulator emulator = overridden()) {
            HttpResponse<String> refused = create(emulator, "\"begins\":\"2025-03-01T23:00:00Z\",\"room\":\"12\"");
            assertThat(refused.statusCode()).isEqualTo(400);
            assertThat(refused.body()).contains("body/room", "12", "java.util.UUID");
            assertThat(list(emulator, "")).isEqualTo("[]");
        }
    }

    private static Emulator overridden() throws Exception {
        SourceRoot source = SourceRoot.text("slots.yaml", SLOTS.getBytes(StandardCharsets.UTF_8));
        TypeMappings mappings =
                TypeMappings.parse(List.of("DateTime=java.time.OffsetDateTime", "string+room=java.util.UUID"));
        Compilation slots = Objects.requireNonNull(new EmulatorCompiler()
                .compile(CompilationRequest.of(source).withTypeMappings(mappings))
                .compilation());
        Map<String, String> sources = new TreeMap<>(slots.emission().sources());
        sources.put("slots/HourlySlots.java", AN_HOUR);
        Map<String, byte[]> classes = new InMemoryCompiler(Emulator.class.getClassLoader()).compile(sources);
        Emulator emulator = (Emulator) new OverrideLoader(classes, slots)
                .loadClass("slots.HourlySlots")
                .getConstructor()
                .newInstance();
        emulator.start();
        return emulator;
    }

    private static HttpResponse<String> create(Emulator emulator, String members)
            throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + "/slots"))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString("{" + members + "}"))
                .build();
        return HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    }

    private static String list(Emulator emulator, String query) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(emulator.baseUri() + "/slots" + query))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
    }
}
