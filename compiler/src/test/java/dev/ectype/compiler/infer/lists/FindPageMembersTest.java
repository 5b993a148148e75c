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
import dev.ectype.compiler.ir.list.ListEnvelope;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.ObjectMember;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindPageMembersTest {
    private static final ObjectMember PETS = member("pets", array(named("Pet")));

    private static ListEnvelope envelope(TypeRef reply, String... parameters) {
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
                        .map(endpoint ->
                                ((Role.ListAll) endpoint.role()).paging().envelope())
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> slots(TypeRef reply, String... parameters) {
        List<String> slots = new ArrayList<>();
        envelope(reply, parameters)
                .members()
                .forEach(member -> slots.add(member.at().pointer() + " " + member.slot()));
        return slots;
    }

    @Test
    void findsTheTotalAndLinksInObjectsBesideTheList() {
        TypeRef pages = object(member("next", text()), member("last", text()));
        TypeRef list = object(
                PETS,
                member("links", object(member("pages", pages))),
                member("meta", object(member("total", integer()))));
        assertThat(slots(list, "page", "per_page"))
                .containsExactly("/meta/total TOTAL", "/links/pages/next NEXT_URL", "/links/pages/last LAST_URL");
    }

    @Test
    void aMemberNamedLikeTheTokenParameterIsTheNextTokenIfNoOtherIs() {
        TypeRef list = object(PETS, member("metadata", object(member("continue", text()))));
        assertThat(slots(list, "continue", "limit")).containsExactly("/metadata/continue NEXT_TOKEN");
        TypeRef both = object(PETS, member("marker", text()), member("nextMarker", text()));
        assertThat(slots(both, "marker", "limit")).containsExactly("/nextMarker NEXT_TOKEN");
    }

    @Test
    void findsNoLinkToTheLastPageOfAListWithTokens() {
        TypeRef pages = object(member("next", text()), member("last", text()));
        assertThat(slots(object(PETS, member("links", pages)), "cursor")).containsExactly("/links/next NEXT_URL");
    }

    @Test
    void namesTheObjectsThatDescribeOtherPages() {
        TypeRef page = object(member("href", text()));
        ListEnvelope envelope = envelope(object(PETS, member("next", page), member("prev", page)), "page");
        assertThat(envelope.others()).containsExactly(MemberPath.of("next"), MemberPath.of("prev"));
    }

    @Test
    void choosesTheMeaningOfAnAmbiguousNameByItsType() {
        assertThat(slots(object(PETS, member("next", integer())), "page")).containsExactly("/next NEXT_PAGE");
        assertThat(slots(object(PETS, member("next", text())), "page")).containsExactly("/next NEXT_URL");
    }

    @Test
    void readsTheCountNamedAfterTheListAsTheTotal() {
        assertThat(slots(object(PETS, member("petsCount", integer())))).containsExactly("/petsCount TOTAL");
    }

    @Test
    void readsACountAsTheTotalOnlyWithoutAnotherTotal() {
        assertThat(slots(object(PETS, member("count", integer())))).containsExactly("/count TOTAL");
        assertThat(slots(object(PETS, member("count", integer()), member("total", integer()))))
                .containsExactly("/count COUNT", "/total TOTAL");
    }

    @Test
    void findsTheTokenNamedCursorOnlyInPagedLists() {
        TypeRef list = object(PETS, member("cursor", text()));
        assertThat(slots(list, "cursor")).containsExactly("/cursor NEXT_TOKEN");
        assertThat(slots(list)).isEmpty();
    }

    @Test
    void readsTheNextPageAsTheTokenIfThePageIsAText() {
        TypeRef list = object(PETS, member("next_page", text()));
        assertThat(slots(list, "page")).containsExactly("/next_page NEXT_TOKEN");
    }

    @Test
    void ignoresMembersWithoutASuitableType() {
        assertThat(slots(object(PETS, member("total", text()), member("has_more", integer())), "page"))
                .isEmpty();
    }
}
