package dev.ectype.runtime.emulator.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import org.junit.jupiter.api.Test;

final class MemberMergerTest {
    private static final Schema TYPE = DeclaredTypes.of(null).read(Json.parse("""
            {"kind":"object","additional":{"kind":"any"},"members":[
              {"name":"title","type":{"kind":"text"}},
              {"name":"note","type":{"kind":"nullable","type":{"kind":"text"}}},
              {"name":"labels","type":{"kind":"object","additional":{"kind":"text"},"members":[]}}]}
            """));

    private static String merged(String before, String changes, boolean form) {
        return MemberMerger.merge(
                        Json.parse(before), Json.parse(changes), TYPE, form ? ChangeFormat.FORM : ChangeFormat.MEMBERS)
                .toString();
    }

    @Test
    void mapsMergeByKeyAndAnEmptyFormTextRemovesAKey() {
        String before = "{\"labels\":{\"keep\":\"a\",\"drop\":\"b\"}}";
        assertThat(merged(before, "{\"labels\":{\"more\":\"c\",\"drop\":\"\",\"none\":\"\"}}", true))
                .isEqualTo("{\"labels\":{\"keep\":\"a\",\"more\":\"c\"}}");
        assertThat(merged(before, "{\"labels\":{\"drop\":\"\"}}", false))
                .isEqualTo("{\"labels\":{\"keep\":\"a\",\"drop\":\"\"}}");
    }

    @Test
    void anEmptyFormTextUnsetsNullableMembersOnly() {
        String before = "{\"title\":\"t\",\"note\":\"n\"}";
        assertThat(merged(before, "{\"title\":\"\",\"note\":\"\"}", true)).isEqualTo("{\"title\":\"\",\"note\":null}");
    }

    @Test
    void nullInAMergePatchRemovesOptionalMembers() {
        String before = "{\"title\":\"t\",\"note\":\"n\",\"labels\":{\"a\":\"b\"}}";
        Document patch = Json.parse("{\"note\":null,\"labels\":{\"a\":null}}");
        assertThat(MemberMerger.merge(Json.parse(before), patch, TYPE, ChangeFormat.MERGE_PATCH)
                        .toString())
                .isEqualTo("{\"title\":\"t\",\"labels\":{}}");
    }
}
