package dev.ectype.runtime.emulator.resource;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.Plan;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

final class IdentityMemberTest {
    private static final String PLAN = """
            {"format":1,"api":{"name":"Harbours","version":"1","hash":"9"},
             "types":{
               "Metadata":{"kind":"object","members":[{"name":"name","type":{"kind":"text"}}],"additional":{"kind":"any"}},
               "Berth":{"kind":"object","members":[{"name":"metadata","type":{"kind":"named","name":"Metadata"}}],
                 "additional":{"kind":"any"}}},
             "resources":[
               {"name":"berths","type":{"kind":"named","name":"Berth"},
                "identity":{"member":"name","within":"/metadata","keys":[],"style":{"kind":"clientChosen","word":"berth"}}}],
             "relationships":[],
             "operations":[]}""";

    private final ResourceShape berths =
            new ResourceShapes(Plan.parse(PLAN.getBytes(StandardCharsets.UTF_8))).get("berths");
    private final IdentityMember member = Objects.requireNonNull(berths.idMember());

    @Test
    void readsTheIdentifierInsideOfAnObject() {
        assertThat(member.in(Json.parse("{\"name\":\"b\",\"metadata\":{\"name\":\"a\"}}")))
                .isEqualTo(Document.of("a"));
        assertThat(member.in(Json.parse("{\"name\":\"b\",\"metadata\":[]}"))).isNull();
        assertThat(member.path().toString()).isEqualTo("/metadata/name");
        assertThat(member.isTopLevel("name")).isFalse();
    }

    @Test
    void writesTheIdentifierAndKeepsTheOtherMembers() {
        assertThat(member.set(Json.parse("{\"metadata\":{\"name\":\"a\",\"x\":1},\"y\":2}"), Document.of("b")))
                .isEqualTo(Json.parse("{\"metadata\":{\"name\":\"b\",\"x\":1},\"y\":2}"));
        assertThat(member.set(Document.EMPTY_OBJECT, Document.of("b")))
                .isEqualTo(Json.parse("{\"metadata\":{\"name\":\"b\"}}"));
    }

    @Test
    void assignsTheObjectWithTheIdentifier() {
        Map<String, Document> assigned = new LinkedHashMap<>();
        member.assign(assigned, Json.parse("{\"metadata\":{\"x\":1}}"), Document.of("b"));
        assertThat(assigned).containsOnlyKeys("metadata");
        assertThat(assigned.get("metadata")).isEqualTo(Json.parse("{\"x\":1,\"name\":\"b\"}"));
    }

    @Test
    void findsTheTypeOfTheIdentifier() {
        assertThat(Objects.requireNonNull(member.schemaIn(berths.type())).name())
                .isEqualTo("name");
        assertThat(member.typesIn(berths.type())).hasSize(1);
        assertThat(berths.canStore("a")).isTrue();
    }

    @Test
    void findsTheIdentifierInStoredDocuments() {
        byte[] document = "{\"metadata\":{\"name\":\"a\"}}".getBytes(StandardCharsets.UTF_8);
        assertThat(Objects.requireNonNull(berths.idKey()).keyIn(document)).isEqualTo("\"a\"");
    }
}
