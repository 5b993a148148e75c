package dev.ectype.runtime.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ObjectEditTest {
    private static final Document ORDER =
            Json.parse("{ \"id\": 1, \"note\": null, \"lines\": [ 1.0 ], \"state\": \"open\" }");

    @Test
    void whatStaysKeepsItsPlaceAndWhatIsNewFollows() {
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
    void refusesWhatIsNoObject() {
        assertThatThrownBy(() -> ObjectEdit.of(Json.parse("[1]"))).hasMessage("expected an object, found ARRAY");
    }
}
