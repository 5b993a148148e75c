package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindCountsTest {
    private static @Nullable Role role(String operation, TypeRef reply, String... parameters) {
        return new ModelFixture()
                        .type("Pet", object(required("id", text()), member("tag", text()), member("name", text())))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                        .operation(
                                "GET /pets",
                                List.of(query("tag", text()), query("name", text())),
                                null,
                                reply("200", array(named("Pet"))))
                        .operation(
                                operation,
                                List.of(parameters).stream()
                                        .map(name -> query(name, text()))
                                        .toList(),
                                null,
                                reply("200", reply))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .filter(endpoint -> endpoint.id().value().equals(operation))
                        .findFirst()
                        .orElseThrow()
                        .role();
    }

    private static Role.Count count(String operation, TypeRef reply, String... parameters) {
        Role role = role(operation, reply, parameters);
        assertThat(role).isInstanceOf(Role.Count.class);
        return (Role.Count) role;
    }

    @Test
    void theNumberIsTheReplyOrAMemberOfIt() {
        assertThat(count("GET /pets/count", integer()).replyAt()).isEqualTo(MemberPath.ROOT);
        TypeRef nested = object(member("count", object(member("value", integer()), member("at", text()))));
        assertThat(count("GET /pets/count", nested).replyAt())
                .isEqualTo(MemberPath.of("count").then("value"));
    }

    @Test
    void onlyTheFiltersOfTheCountNarrowIt() {
        assertThat(count("GET /pets/count", integer(), "tag", "limit").list().filters())
                .extracting(ListFilter::parameter)
                .containsExactly("tag");
    }

    @Test
    void thePathMayNameTheCountedNoun() {
        assertThat(count("GET /pet-count", integer()).resource().value()).isEqualTo("pets");
    }

    @Test
    void aReplyWithoutOneNumberIsNoCount() {
        assertThat(role("GET /pets/count", object(member("open", integer()), member("closed", integer()))))
                .isNull();
        assertThat(role("GET /pets/count", object(member("name", text())))).isNull();
    }

    @Test
    void anotherWordIsNoCount() {
        assertThat(role("GET /pets/average", integer())).isNull();
        assertThat(role("GET /owner-count", integer())).isNull();
    }
}
