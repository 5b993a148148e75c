package dev.ectype.runtime.json.patch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberName;
import org.junit.jupiter.api.Test;

class ObjectEditTest {
    private static final Document ORDER =
            Json.parse("{ \"id\": 1, \"note\": null, \"lines\": [ 1.0 ], \"state\": \"open\" }");

    @Test
    void existingMembersKeepTheirOrderAndNewOnesFollow() {
        Document edited = ObjectEdit.of(ORDER)
                .set("total", 12)
                .set("state", "paid")
                .remove("note")
                .set("paid", true)
                .set("by", Json.parse("{\"name\":\"Ann\"}"))
                .toDocument();
        assertThat(edited.literal())
                .isEqualTo(
                        "{\"id\":1,\"lines\":[1.0],\"state\":\"paid\",\"total\":12,\"paid\":true,\"by\":{\"name\":\"Ann\"}}");
    }

    @Test
    void theLastChangeToAMemberCounts() {
        assertThat(ObjectEdit.of(ORDER)
                        .set("id", 2)
                        .remove("id")
                        .set("x", 1)
                        .remove("x")
                        .toDocument()
                        .literal())
                .isEqualTo("{\"note\":null,\"lines\":[1.0],\"state\":\"open\"}");
    }

    @Test
    void anEditMayBeWrittenTwice() {
        ObjectEdit edit = ObjectEdit.of(Document.EMPTY_OBJECT).set("a", 1).remove("b");
        assertThat(edit.toDocument()).isEqualTo(edit.toDocument()).isEqualTo(Json.parse("{\"a\":1}"));
    }

    @Test
    void namesAreComparedDecoded() {
        assertThat(ObjectEdit.of(Json.parse("{\"\\u0061\":1}")).set("a", 2).toDocument())
                .isEqualTo(Json.parse("{\"a\":2}"));
    }

    @Test
    void refusesOtherValues() {
        assertThatThrownBy(() -> ObjectEdit.of(Json.parse("[1]"))).hasMessage("expected an object, found ARRAY");
    }

    @Test
    void preparedNamesChangeTheSameMembers() {
        MemberName name = MemberName.of("a \" b");
        Document edited = ObjectEdit.of(Json.parse("{\"a \\\" b\":1,\"c\":2}"))
                .set(name, "x")
                .set(MemberName.of("d"), 4)
                .remove(MemberName.of("c"))
                .toDocument();
        assertThat(edited.literal()).isEqualTo("{\"a \\\" b\":\"x\",\"d\":4}");
    }

    @Test
    void manyChangesAreFoundToo() {
        for (int size : new int[] {16, 17, 300}) {
            ObjectEdit edit = ObjectEdit.of(Json.parse("{\"m3\":\"old\",\"kept\":1,\"m5\":\"old\"}"));
            for (int i = 0; i < size; i++) {
                edit.set("m" + i, i);
            }
            Document edited = edit.remove("m5").toDocument();
            assertThat(edited.size()).isEqualTo(size);
            assertThat(edited.literal()).startsWith("{\"m3\":3,\"kept\":1,\"m0\":0,");
            assertThat(edited.member("m5")).isNull();
        }
    }
}
