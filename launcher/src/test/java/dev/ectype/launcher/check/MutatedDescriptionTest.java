package dev.ectype.launcher.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.json.JsonArray;
import dev.ectype.compiler.json.JsonBoolean;
import dev.ectype.compiler.json.JsonNull;
import dev.ectype.compiler.json.JsonNumber;
import dev.ectype.compiler.json.JsonObject;
import dev.ectype.compiler.json.JsonPrinter;
import dev.ectype.compiler.json.JsonReader;
import dev.ectype.compiler.json.JsonText;
import dev.ectype.compiler.json.JsonValue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/**
 * Damages a description at random places: each result must be rejected with diagnostics or served.
 * {@code -Dmutations=N} sets the number, {@code -Dmutations.seed=N} the seed,
 * {@code -Dmutations.folder=F} adds a folder of descriptions; {@code -Dmutations.minutes=N} is the time limit.
 */
final class MutatedDescriptionTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 60);
    private static final long SEED = Long.getLong("mutations.seed", 1);
    private static final String FOLDER = System.getProperty("mutations.folder", "");
    private static final int MOST_REPORTED = 4_000;
    /** The number of failures after which the test stops. */
    private static final int MOST_FAILURES = 20;

    private static final Duration ALL = Duration.ofMinutes(Integer.getInteger("mutations.minutes", 60));

    private static final List<String> TEXTS = List.of(
            "",
            " ",
            "#",
            "#/",
            "#/components/schemas/Order",
            "#/paths/~1orders",
            "other.yaml#/x",
            "*/",
            "\u0000",
            "é💥",
            "class",
            "Object",
            "{id}",
            "/{a}{b}",
            "^(a+)+$",
            "(",
            "2XX",
            "default",
            "object",
            "string",
            "array",
            "null",
            "int64",
            "date-time",
            "application/xml",
            "-1",
            "99999999999999999999",
            "a".repeat(3_000));

    private static final String DESCRIPTION = """
            {"openapi":"3.1.0","info":{"title":"Orders","version":"1"},"servers":[{"url":"/v1"}],"security":[{"key":[]}],
             "paths":{
              "/orders":{
               "get":{"operationId":"list","tags":["o"],"parameters":[{"name":"limit","in":"query","schema":{"type":"integer","default":20,"maximum":50}},
                 {"name":"state","in":"query","schema":{"$ref":"#/components/schemas/State"}}],
                "responses":{"200":{"description":"all","headers":{"Link":{"schema":{"type":"string"}}},"content":{"application/json":{"schema":{"type":"object","required":["data"],
                 "properties":{"data":{"type":"array","items":{"$ref":"#/components/schemas/Order"}},"has_more":{"type":"boolean"}}}}}}}},
               "post":{"operationId":"create","requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/NewOrder"},"example":{"title":"a"}}}},
                "responses":{"201":{"description":"made","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Order"}}}},
                 "422":{"description":"bad","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}}}}},
              "/orders/{id}":{"parameters":[{"name":"id","in":"path","required":true,"schema":{"type":"integer","format":"int64"}}],
               "get":{"responses":{"200":{"description":"one","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Order"}}}},"default":{"$ref":"#/components/responses/Failed"}}},
               "patch":{"requestBody":{"content":{"application/merge-patch+json":{"schema":{"$ref":"#/components/schemas/NewOrder"}}}},
                "responses":{"200":{"description":"changed","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Order"}}}}}},
               "delete":{"responses":{"204":{"description":"gone"}}}},
              "/orders/{id}/cancel":{"post":{"parameters":[{"$ref":"#/components/parameters/Id"}],"responses":{"200":{"description":"done","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Order"}}}}}}},
              "/orders/{id}/notes":{"get":{"parameters":[{"$ref":"#/components/parameters/Id"}],"responses":{"200":{"description":"all","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Note"}}}}}}}}},
             "components":{"parameters":{"Id":{"name":"id","in":"path","required":true,"schema":{"type":"integer"}}},
              "responses":{"Failed":{"description":"bad","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Error"}}}}},
              "securitySchemes":{"key":{"type":"apiKey","in":"header","name":"X-Key"}},
              "schemas":{"State":{"type":"string","enum":["open","paid","canceled"]},
               "NewOrder":{"type":"object","required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":80,"pattern":"^[a-z ]+$"},"tags":{"type":"array","items":{"type":"string"},"uniqueItems":true},"price":{"type":"number","minimum":0,"multipleOf":0.01}}},
               "Order":{"allOf":[{"$ref":"#/components/schemas/NewOrder"},{"type":"object","required":["id","state"],"properties":{"id":{"type":"integer","readOnly":true},"state":{"$ref":"#/components/schemas/State"},"created_at":{"type":"string","format":"date-time"},"notes":{"type":"array","items":{"$ref":"#/components/schemas/Note"}}}}]},
               "Note":{"oneOf":[{"type":"object","required":["kind","text"],"properties":{"kind":{"const":"text"},"text":{"type":"string"}}},{"type":"object","required":["kind","order"],"properties":{"kind":{"const":"link"},"order":{"$ref":"#/components/schemas/Order"}}}],"discriminator":{"propertyName":"kind"}},
               "Error":{"type":"object","required":["message"],"properties":{"code":{"type":"string"},"message":{"type":"string"}}}}}}""";

    @Test
    void aDamagedDescriptionIsRejectedWithDiagnosticsOrServed(TestReporter reporter) throws IOException {
        long began = System.nanoTime();
        List<JsonValue> wholes = new ArrayList<>(List.of(JsonReader.read(DESCRIPTION)));
        try (Stream<Path> files = FOLDER.isEmpty() ? Stream.empty() : Files.list(Path.of(FOLDER))) {
            for (Path file :
                    files.filter(MutatedDescriptionTest::isSmall).sorted().toList()) {
                wholes.add(JsonReader.read(Files.readString(file)));
            }
        }
        List<String> faults = new ArrayList<>();
        int number = 0;
        for (;
                number < MUTATIONS && faults.size() < MOST_FAILURES && System.nanoTime() - began < ALL.toNanos();
                number++) {
            Random chance = new Random(SEED * 1_000_003 + number);
            JsonValue damaged = wholes.get(number % wholes.size());
            for (int wound = chance.nextInt(4); wound >= 0; wound--) {
                damaged = new Damage(chance, damaged).done();
            }
            String text = JsonPrinter.compact(damaged);
            for (String fault : DamagedDescription.faults("damaged.json", text)) {
                faults.add("mutation " + number + " " + fault + ": "
                        + text.substring(0, Math.min(text.length(), MOST_REPORTED)));
            }
        }
        reporter.publishEntry("tried", Integer.toString(number));
        assertThat(faults).isEmpty();
    }

    private static boolean isSmall(Path file) {
        return file.toString().endsWith(".json") && file.toFile().length() < 200_000;
    }

    /** Changes one value of a document, selected by its index. */
    private static final class Damage {
        private final Random chance;
        private final JsonValue whole;
        private final List<JsonValue> parts = new ArrayList<>();
        private final int target;
        private int at;

        Damage(Random chance, JsonValue whole) {
            this.chance = chance;
            this.whole = whole;
            collect(whole);
            this.target = 1 + chance.nextInt(parts.size() - 1);
        }

        JsonValue done() {
            at = 0;
            return copy(whole);
        }

        private void collect(JsonValue value) {
            parts.add(value);
            if (value instanceof JsonObject object) {
                object.members().values().forEach(this::collect);
            } else if (value instanceof JsonArray array) {
                array.elements().forEach(this::collect);
            }
        }

        private JsonValue copy(JsonValue value) {
            if (at++ == target) {
                return other(value);
            }
            if (value instanceof JsonObject object) {
                Map<String, JsonValue> members = new LinkedHashMap<>();
                object.members().forEach((name, member) -> {
                    boolean hit = at == target;
                    String called = hit && chance.nextInt(3) == 0 ? text() : name;
                    JsonValue copied = copy(member);
                    if (!hit || chance.nextInt(4) != 0) {
                        members.put(called, copied);
                    }
                });
                return new JsonObject(members);
            }
            return value instanceof JsonArray array
                    ? new JsonArray(array.elements().stream().map(this::copy).toList())
                    : value;
        }

        private String text() {
            return TEXTS.get(chance.nextInt(TEXTS.size()));
        }

        private JsonValue other(JsonValue value) {
            Map<String, JsonValue> reference = new LinkedHashMap<>();
            return switch (chance.nextInt(9)) {
                case 0 -> JsonNull.NULL;
                case 1 -> JsonBoolean.of(chance.nextBoolean());
                case 2 -> JsonNumber.of(chance.nextInt(5) - 1);
                case 3 -> new JsonText(text());
                case 4 -> new JsonArray(List.of());
                case 5 -> new JsonArray(List.of(value, value));
                case 6 -> new JsonObject(reference);
                case 7 -> {
                    reference.put("$ref", new JsonText(text()));
                    yield new JsonObject(reference);
                }
                default -> parts.get(chance.nextInt(parts.size()));
            };
        }
    }
}
