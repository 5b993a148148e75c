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
import dev.ectype.compiler.ir.resource.Paging;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindPagingTest {
    private static Paging paging(TypeRef reply, String... parameters) {
        return new ModelFixture()
                        .type("Pet", object(required("id", text())))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                        .operation(
                                "GET /pets",
                                List.of(parameters).stream()
                                        .map(name -> query(name, text()))
                                        .toList(),
                                null,
                                reply("200", reply))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .filter(endpoint -> endpoint.role() instanceof Role.ListAll)
                        .map(endpoint -> ((Role.ListAll) endpoint.role()).paging())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void findsCursorsAndTheMoreFlag() {
        TypeRef list = object(member("data", array(named("Pet"))), member("has_more", integer()));
        Paging paging = paging(list, "limit", "starting_after", "ending_before");
        assertThat(paging.limit()).isEqualTo("limit");
        assertThat(paging.after()).isEqualTo("starting_after");
        assertThat(paging.before()).isEqualTo("ending_before");
        assertThat(paging.hasMore()).isEqualTo(MemberPath.of("has_more"));
    }

    @Test
    void findsTotalsAndUrlsBesideTheList() {
        TypeRef pages = object(member("next", text()), member("last", text()));
        TypeRef list = object(
                member("pets", array(named("Pet"))),
                member("links", object(member("pages", pages))),
                member("meta", object(member("total", integer()))));
        Paging paging = paging(list, "page", "per_page");
        assertThat(paging.page()).isEqualTo("page");
        assertThat(paging.limit()).isEqualTo("per_page");
        assertThat(paging.total()).isEqualTo(MemberPath.of("meta", "total"));
        assertThat(paging.nextUrl()).isEqualTo(MemberPath.of("links", "pages", "next"));
    }

    @Test
    void readsTheCountNamedAfterTheListAsTheTotal() {
        TypeRef list = object(member("pets", array(named("Pet"))), member("petsCount", integer()));
        assertThat(paging(list).total()).isEqualTo(MemberPath.of("petsCount"));
    }

    @Test
    void findsNothingInUnpagedLists() {
        assertThat(paging(array(named("Pet")), "colour")).isEqualTo(Paging.NONE);
    }
}
