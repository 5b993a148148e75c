package dev.ectype.runtime.emulator.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.plan.resource.RequestNamePlan;
import dev.ectype.runtime.schema.DeclaredTypes;
import dev.ectype.runtime.schema.Schema;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MemberSpellingTest {
    private static final List<RequestNamePlan> RENAMED = List.of(new RequestNamePlan("name", List.of("new_name")));

    private static Schema object(String... names) {
        StringBuilder members = new StringBuilder();
        for (String name : names) {
            members.append(members.length() == 0 ? "" : ",")
                    .append("{\"name\":\"" + name + "\",\"type\":{\"kind\":\"text\"}}");
        }
        return DeclaredTypes.of(null)
                .read(Json.parse(
                        "{\"kind\":\"object\",\"additional\":{\"kind\":\"any\"},\"members\":[" + members + "]}"));
    }

    @Test
    void namesInAnotherCaseAreStoredAsDescribed() {
        MemberSpelling spelling =
                MemberSpelling.of(object("FriendlyName", "To"), object("sid", "friendly_name", "to"), List.of());
        assertThat(String.valueOf(spelling.stored(Json.parse("{\"FriendlyName\":\"a\",\"To\":\"b\",\"Other\":\"c\"}"))))
                .isEqualTo("{\"friendly_name\":\"a\",\"to\":\"b\",\"Other\":\"c\"}");
        assertThat(spelling.sent("friendly_name")).isEqualTo("FriendlyName");
    }

    @Test
    void flatMembersAreStoredInTheBestMatchingObject() {
        Schema stored = DeclaredTypes.of(null).read(Json.parse("""
                {"kind":"object","additional":{"kind":"any"},"members":[{"name":"task_id","type":{"kind":"text"}},
                 {"name":"task","type":{"kind":"object","additional":{"kind":"none"},"members":[
                  {"name":"name","type":{"kind":"text"}},{"name":"plan","type":{"kind":"text"}}]}}]}"""));
        assertThat(String.valueOf(MemberSpelling.of(object("name", "plan", "session"), stored, List.of())
                        .stored(Json.parse("{\"name\":\"a\",\"session\":\"s\",\"plan\":\"p\"}"))))
                .isEqualTo("{\"session\":\"s\",\"task\":{\"name\":\"a\",\"plan\":\"p\"}}");
        assertThat(MemberSpelling.of(object("name", "size"), stored, List.of())).isSameAs(MemberSpelling.SAME);
    }

    @Test
    void knownAndAmbiguousNamesStayUnchanged() {
        assertThat(MemberSpelling.of(object("userName"), object("userName", "user_name"), List.of()))
                .isSameAs(MemberSpelling.SAME);
        assertThat(MemberSpelling.of(object("UserName"), object("userName", "user_name"), List.of()))
                .isSameAs(MemberSpelling.SAME);
        assertThat(MemberSpelling.of(null, object("a"), List.of())).isSameAs(MemberSpelling.SAME);
    }

    @Test
    void aNameOfThePlanIsStoredUnderTheMember() {
        MemberSpelling spelling = MemberSpelling.of(object("new_name", "size"), object("name", "size"), RENAMED);
        assertThat(String.valueOf(spelling.stored(Json.parse("{\"new_name\":\"a\",\"size\":\"b\"}"))))
                .isEqualTo("{\"name\":\"a\",\"size\":\"b\"}");
        assertThat(MemberSpelling.of(object("new_name", "name"), object("name"), RENAMED))
                .isSameAs(MemberSpelling.SAME);
    }
}
