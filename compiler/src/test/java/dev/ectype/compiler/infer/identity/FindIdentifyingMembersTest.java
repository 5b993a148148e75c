package dev.ectype.compiler.infer.identity;

import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.IdentifyingMembers;
import dev.ectype.compiler.ir.IdentifyingMembers.Kind;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindIdentifyingMembersTest {
    private static List<IdentifyingMembers> found(TypeRef... types) {
        ModelFixture model = new ModelFixture().operation("GET /posts/{id}", null, reply("200", named("Type0")));
        for (int number = 0; number < types.length; number++) {
            model.type("Type" + number, types[number]);
        }
        return model.inferred().model().identifying();
    }

    @Test
    void findsIdentifiersBeforeNames() {
        assertThat(found(object(member("name", text()), member("uuid", text()), member("id", integer()))))
                .containsExactly(
                        new IdentifyingMembers(Kind.IDENTIFIER, List.of("id", "uuid")),
                        new IdentifyingMembers(Kind.NAME, List.of("name")));
    }

    @Test
    void findsIdentifiersWithANounIfAnObjectHasOnlyOne() {
        TypeRef several = object(member("postId", text()), member("author_id", text()));
        assertThat(found(several)).isEmpty();
        assertThat(found(several, object(member("id", text()), member("postId", text()))))
                .containsExactly(new IdentifyingMembers(Kind.IDENTIFIER, List.of("id")));
        assertThat(found(several, object(member("postId", text()))))
                .containsExactly(new IdentifyingMembers(Kind.NOUN_IDENTIFIER, List.of("postId", "author_id")));
    }

    @Test
    void findsMembersOfInlineTypes() {
        assertThat(found(object(member("author", object(member("login", text()))))))
                .containsExactly(new IdentifyingMembers(Kind.NAME, List.of("login")));
    }
}
