package dev.ectype.compiler.infer.members;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.resource.TimeMember;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindTimeMembersTest {
    private static final TypeRef TIME = text("date-time");
    private static final TypeRef FLAG = new BooleanType(TypeNotes.NONE);

    private static List<TimeMember> found(ObjectMember... members) {
        List<ObjectMember> all = new ArrayList<>(List.of(required("id", text())));
        all.addAll(List.of(members));
        return new ModelFixture()
                .type("Post", object(all.toArray(ObjectMember[]::new)))
                .operation("GET /posts/{id}", null, reply("200", named("Post")))
                .resource("posts")
                .derived()
                .timeMembers();
    }

    private static TimeMember entered(String member, String stateMember, String state) {
        return new TimeMember(member, TimeMember.Event.ENTERED, stateMember, state);
    }

    @Test
    void findsTimesOfCreationsAndChangesInAnySpelling() {
        assertThat(found(member("dateCreated", TIME), member("last_modified", integer())))
                .containsExactly(
                        new TimeMember("dateCreated", TimeMember.Event.CREATED),
                        new TimeMember("last_modified", TimeMember.Event.CHANGED));
        assertThat(found(member("modified", FLAG), member("created", array(TIME))))
                .isEmpty();
    }

    @Test
    void findsTheTimeOfAStateOfAnEnumeration() {
        ObjectMember published = member("published_at", TIME);
        assertThat(found(published, member("visibility", oneOf("hidden", "Published"))))
                .containsExactly(entered("published_at", "visibility", "published"));
        assertThat(found(published, member("visibility", oneOf("hidden", "shown"))))
                .isEmpty();
    }

    @Test
    void aTextHasStatesOnlyIfItsNameMeansAState() {
        ObjectMember published = member("published_at", TIME);
        assertThat(found(published, member("status", text())))
                .containsExactly(entered("published_at", "status", "published"));
        assertThat(found(published, member("title", text()))).isEmpty();
    }

    @Test
    void findsTheTimeOfAFlagWithAndWithoutPrefix() {
        ObjectMember archived = member("archivedOn", TIME);
        TimeMember expected = new TimeMember("archivedOn", TimeMember.Event.ENTERED, "isArchived", null);
        assertThat(found(archived, member("isArchived", FLAG))).containsExactly(expected);
        assertThat(found(archived, member("archived", FLAG))).hasSize(1);
        assertThat(found(archived, member("starred", FLAG))).isEmpty();
    }

    @Test
    void theTimeOfTheCreationIsNoTimeOfAState() {
        assertThat(found(member("created_at", TIME), member("status", oneOf("created", "sent"))))
                .containsExactly(new TimeMember("created_at", TimeMember.Event.CREATED));
    }

    @Test
    void aNameThatOnlyEndsLikeATimeIsNone() {
        assertThat(found(member("description", text()), member("status", text())))
                .isEmpty();
        assertThat(found(member("transaction", text()), member("status", text())))
                .isEmpty();
        assertThat(found(member("publishedat", text()), member("status", text())))
                .containsExactly(entered("publishedat", "status", "published"));
    }

    @Test
    void aFlagWithTheNameOfAStateIsSetByTheState() {
        assertThat(found(member("isSent", FLAG), member("status", oneOf("draft", "sent"))))
                .containsExactly(entered("isSent", "status", "sent"));
        assertThat(found(member("starred", FLAG), member("status", oneOf("draft", "sent"))))
                .isEmpty();
    }
}
