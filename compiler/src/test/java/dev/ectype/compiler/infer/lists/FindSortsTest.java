package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.oneOf;
import static dev.ectype.compiler.infer.ModelFixture.query;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.list.ListSort;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class FindSortsTest {
    private static final TypeRef FIELDS = oneOf("title", "price");
    private static final TypeRef DIRECTIONS = oneOf("ASC", "DESC");

    private static @Nullable ListSort sort(TypeRef type) {
        return new ModelFixture()
                        .type("Book", object(required("id", text()), member("title", text()), member("price", text())))
                        .operation(
                                "GET /books", List.of(query("orderBy", type)), null, reply("200", array(named("Book"))))
                        .operation("GET /books/{id}", null, reply("200", named("Book")))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .filter(endpoint -> endpoint.role() instanceof Role.ListAll)
                        .map(endpoint -> ((Role.ListAll) endpoint.role()).sort())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void anObjectNamesTheSortMemberAndTheDirection() {
        TypeRef object = object(required("field", FIELDS), member("direction", DIRECTIONS));
        assertThat(sort(object)).isEqualTo(new ListSort("orderBy", null, "field", "direction"));
        assertThat(sort(array(object(member("sort_by", FIELDS)))))
                .isEqualTo(new ListSort("orderBy", null, "sort_by", null));
    }

    @Test
    void anObjectOfSortMembersNamesNoMemberForThem() {
        assertThat(sort(object(member("title", DIRECTIONS), member("price", DIRECTIONS))))
                .isEqualTo(new ListSort("orderBy", null));
        assertThat(sort(text())).isEqualTo(new ListSort("orderBy", null));
    }
}
