package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.list.Expansion;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import dev.ectype.compiler.ir.type.UnionType;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindExpansionsTest {
    private static final TypeRef USER = object(required("id", text()), member("name", text()));

    private static List<Expansion> expansions(String parameter, TypeRef author) {
        return new ModelFixture()
                        .type("User", USER)
                        .type("Post", object(required("id", text()), required("author", author)))
                        .operation("GET /users/{id}", null, reply("200", named("User")))
                        .operation("POST /users", USER, reply("200", named("User")))
                        .operation(
                                "POST /posts",
                                object(required("author", text()), member(parameter, array(text()))),
                                reply("200", named("Post")))
                        .operation(
                                "GET /posts/{id}",
                                List.of(query(parameter, array(text()))),
                                null,
                                reply("200", named("Post")))
                        .operation(
                                "DELETE /posts/{id}",
                                List.of(query(parameter, array(text()))),
                                null,
                                reply("204", null))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .filter(endpoint -> endpoint.expansion() != null)
                        .map(dev.ectype.compiler.ir.Endpoint::expansion)
                        .toList();
    }

    private static TypeRef either(TypeRef... variants) {
        return new UnionType(List.of(variants), false, null, TypeNotes.NONE);
    }

    @Test
    void readsExpandWhereAMemberHoldsAnIdentifierOrAnInstance() {
        assertThat(expansions("expand", either(text(), named("User"))))
                .containsExactly(new Expansion("expand", true), new Expansion("expand", false));
        assertThat(expansions("include[]", either(text(), named("User")))).hasSize(2);
    }

    @Test
    void readsNothingWithoutAnExpandableMemberOrAParameter() {
        assertThat(expansions("expand", text())).isEmpty();
        assertThat(expansions("expand", named("User"))).isEmpty();
        assertThat(expansions("order", either(text(), named("User")))).isEmpty();
    }
}
