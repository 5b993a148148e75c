package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
import static dev.ectype.compiler.infer.ModelFixture.member;
import static dev.ectype.compiler.infer.ModelFixture.named;
import static dev.ectype.compiler.infer.ModelFixture.object;
import static dev.ectype.compiler.infer.ModelFixture.reply;
import static dev.ectype.compiler.infer.ModelFixture.required;
import static dev.ectype.compiler.infer.ModelFixture.text;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.compiler.infer.ModelFixture;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.type.ObjectMember;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindBodyFiltersTest {
    private static List<String> filters(ObjectMember... body) {
        return new ModelFixture()
                        .type("Pet", object(required("id", text()), member("name", text()), member("text", text())))
                        .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                        .operation("GET /pets", null, reply("200", array(named("Pet"))))
                        .operation("POST /pets/search", object(body), reply("200", array(named("Pet"))))
                        .inferred()
                        .model()
                        .endpoints()
                        .stream()
                        .map(Endpoint::bodyFilters)
                        .flatMap(List::stream)
                        .map(filter -> filter.at().pointer() + " " + filter.kind())
                        .toList();
    }

    @Test
    void findsWords() {
        assertThat(filters(member("search_for", text()))).containsExactly("/search_for WORDS");
    }

    @Test
    void findsListsOfIdentifiers() {
        assertThat(filters(member("ids", array(text())), member("petIds", array(text()))))
                .containsExactly("/ids IDENTIFIERS", "/petIds IDENTIFIERS");
    }

    @Test
    void findsFiltersInsideObjectsWithConditions() {
        ObjectMember query = member("query", object(member("name", text()), member("q", text())));
        assertThat(filters(query)).containsExactly("/query CONDITIONS", "/query/q WORDS");
    }

    @Test
    void readsAMemberWithTheNameOfAnItemsMemberAsItsValue() {
        assertThat(filters(member("text", text()))).isEmpty();
    }

    @Test
    void ignoresMembersWithoutASuitableType() {
        assertThat(filters(member("q", integer()), member("ids", text()), member("filter", text())))
                .isEmpty();
    }

    @Test
    void ignoresPagingParameters() {
        assertThat(filters(member("limit", integer()), member("cursor", text())))
                .isEmpty();
    }
}
