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
import dev.ectype.compiler.ir.list.Paging;
import dev.ectype.compiler.ir.resource.Role;
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
    void findsCursors() {
        TypeRef list = object(member("data", array(named("Pet"))));
        Paging paging = paging(list, "limit", "starting_after", "ending_before");
        assertThat(paging.limit()).isEqualTo("limit");
        assertThat(paging.after()).isEqualTo("starting_after");
        assertThat(paging.before()).isEqualTo("ending_before");
    }

    @Test
    void findsPages() {
        Paging paging = paging(object(member("pets", array(named("Pet")))), "page", "per_page");
        assertThat(paging.page()).isEqualTo("page");
        assertThat(paging.limit()).isEqualTo("per_page");
    }

    @Test
    void readsAPageOfTypeTextAsATokenIfAResponseContainsTheNextValue() {
        TypeRef list = object(member("pets", array(named("Pet"))), member("next_page", text()));
        assertThat(paging(list, "page").token()).isEqualTo("page");
        assertThat(paging(list, "page").page()).isNull();
    }

    @Test
    void findsNothingInUnpagedLists() {
        assertThat(paging(array(named("Pet")), "colour")).isEqualTo(Paging.NONE);
    }
}
