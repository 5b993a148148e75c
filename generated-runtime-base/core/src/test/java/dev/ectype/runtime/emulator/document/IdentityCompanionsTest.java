package dev.ectype.runtime.emulator.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.emulator.resource.ResourceShape;
import dev.ectype.runtime.emulator.resource.ResourceShapes;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class IdentityCompanionsTest {
    private static final String PLAN = """
            {"format":1,"api":{"name":"Harbours","version":"1","hash":"9"},
             "types":{
               "Metadata":{"kind":"object","members":[{"name":"name","type":{"kind":"text"}},
                 {"name":"uid","type":{"kind":"text"}},{"name":"port","type":{"kind":"text"}},
                 {"name":"version","type":{"kind":"text"}},{"name":"generation","type":{"kind":"number","integer":true}},
                 {"name":"created","type":{"kind":"text"}}],"additional":{"kind":"any"}},
               "Berth":{"kind":"object","members":[{"name":"metadata","type":{"kind":"named","name":"Metadata"}}],
                 "additional":{"kind":"any"}}},
             "resources":[
               {"name":"berths","type":{"kind":"named","name":"Berth"},
                "identity":{"member":"name","within":"/metadata","keys":[],"companions":[{"member":"uid","kind":"KEY"},
                  {"member":"port","kind":"PARENT"},{"member":"version","kind":"VERSION"},
                  {"member":"generation","kind":"GENERATION"},{"member":"created","kind":"CREATED"},
                  {"member":"prefix","kind":"PREFIX"}],
                  "style":{"kind":"clientChosen","word":"berth"}}}],
             "relationships":[],
             "operations":[]}""";

    private final ResourceShape berths =
            new ResourceShapes(Plan.parse(PLAN.getBytes(StandardCharsets.UTF_8))).get("berths");

    @Test
    void aNewDocumentGetsAllValues() {
        Document created = written(null, "{\"metadata\":{\"name\":\"a\",\"uid\":\"mine\"},\"length\":1}", 4);
        assertThat(metadata(created, "uid").text()).matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
        assertThat(metadata(created, "port")).isEqualTo(Document.of("north"));
        assertThat(metadata(created, "version")).isEqualTo(Document.of("4"));
        assertThat(metadata(created, "generation")).isEqualTo(Document.of(1));
        assertThat(metadata(created, "created")).isEqualTo(Document.of("1970-01-01T00:00:04Z"));
    }

    @Test
    void aChangeMovesTheVersionAndKeepsTheRest() {
        Document created = written(null, "{\"metadata\":{\"name\":\"a\"},\"length\":1}", 4);
        Document changed = written(created, "{\"metadata\":{\"name\":\"a\",\"port\":\"x\"},\"length\":2}", 5);
        assertThat(metadata(changed, "uid")).isEqualTo(metadata(created, "uid"));
        assertThat(metadata(changed, "port")).isEqualTo(Document.of("north"));
        assertThat(metadata(changed, "created")).isEqualTo(metadata(created, "created"));
        assertThat(metadata(changed, "version")).isEqualTo(Document.of("5"));
        assertThat(metadata(changed, "generation")).isEqualTo(Document.of(2));
    }

    @Test
    void aChangeOfTheObjectItselfStartsNoGeneration() {
        Document created = written(null, "{\"metadata\":{\"name\":\"a\"},\"length\":1}", 4);
        Document labelled = written(created, "{\"metadata\":{\"name\":\"a\",\"label\":1},\"length\":1}", 5);
        assertThat(metadata(labelled, "generation")).isEqualTo(Document.of(1));
    }

    @Test
    void onlyAnOlderVersionIsStale() {
        Document stored = written(null, "{\"metadata\":{\"name\":\"a\"}}", 4);
        assertThat(isStale(stored, "{\"metadata\":{\"version\":\"3\"}}")).isTrue();
        assertThat(isStale(stored, "{\"metadata\":{\"version\":\"4\"}}")).isFalse();
        assertThat(isStale(stored, "{\"metadata\":{\"version\":\"any\"}}")).isFalse();
        assertThat(isStale(stored, "{}")).isFalse();
    }

    @Test
    void conditionsNameTheVersionOrTheKeyThatDiffers() {
        Document stored = written(null, "{\"metadata\":{\"name\":\"a\"}}", 4);
        assertThat(differing(stored, "{\"version\":\"4\",\"port\":\"south\"}")).isNull();
        assertThat(differing(stored, "{\"version\":\"5\"}")).isEqualTo("version");
        assertThat(differing(stored, "{\"uid\":\"other\"}")).isEqualTo("uid");
        assertThat(differing(stored, "\"5\"")).isNull();
    }

    private @Nullable String differing(Document stored, String conditions) {
        return IdentityCompanions.differing(berths, stored, Json.parse(conditions));
    }

    @Test
    void aPrefixIsReadIfAClientSendsOne() {
        assertThat(IdentityCompanions.prefix(berths, Json.parse("{\"metadata\":{\"prefix\":\"a-\"}}")))
                .isEqualTo("a-");
        assertThat(IdentityCompanions.prefix(berths, Json.parse("{\"metadata\":{\"prefix\":\"\"}}")))
                .isNull();
        assertThat(IdentityCompanions.prefix(berths, Json.parse("{\"metadata\":{\"uid\":\"a-\"}}")))
                .isNull();
    }

    private boolean isStale(Document stored, String sent) {
        return IdentityCompanions.isStale(berths, stored, Json.parse(sent));
    }

    private Document written(@Nullable Document before, String document, long number) {
        IdentityCompanions.Write write = new IdentityCompanions.Write("north/a", number, number * 1000, "north");
        return Json.parse(IdentityCompanions.set(berths, before, document.getBytes(StandardCharsets.UTF_8), write));
    }

    private static Document metadata(Document document, String member) {
        return Objects.requireNonNull(
                Objects.requireNonNull(document.member("metadata")).member(member));
    }
}
