package dev.ectype.compiler.infer.lists;

import static dev.ectype.compiler.infer.ModelFixture.array;
import static dev.ectype.compiler.infer.ModelFixture.integer;
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
import dev.ectype.compiler.ir.binding.Parameter;
import dev.ectype.compiler.ir.list.FilterOperator;
import dev.ectype.compiler.ir.list.ListFilter;
import dev.ectype.compiler.ir.resource.Role;
import dev.ectype.compiler.ir.type.BooleanType;
import dev.ectype.compiler.ir.type.MemberPath;
import dev.ectype.compiler.ir.type.TypeNotes;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FindFiltersTest {
    @Test
    void aSelectorSelectsTheEntriesOfAMapBesideTheIdentifier() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Pet",
                        object(
                                member("metadata", object(required("name", text()), member("labels", object()))),
                                member("spec", object(member("size", integer())))))
                .operation("GET /pets/{name}", null, reply("200", named("Pet")))
                .operation(
                        "GET /pets",
                        List.of(
                                query("labelSelector", text()),
                                query("fieldSelector", text()),
                                query("colourSelector", text())),
                        null,
                        reply("200", array(named("Pet"))));
        assertThat(filters(described))
                .containsExactly(
                        new ListFilter("labelSelector", MemberPath.of("metadata", "labels"), FilterOperator.SELECTS),
                        new ListFilter("fieldSelector", MemberPath.ROOT, FilterOperator.SATISFIES));
    }

    @Test
    void filtersByMembersNamedLikeParameters() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Pet",
                        object(
                                required("id", text()),
                                member("ownerId", text()),
                                member("owner", object(member("id", text()))),
                                member("tags", array(text()))))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation(
                        "GET /pets",
                        List.of(
                                query("owner_id", text()),
                                query("owner", text()),
                                query("tags", text()),
                                query("expand", text())),
                        null,
                        reply("200", array(named("Pet"))));
        assertThat(filters(described))
                .containsExactly(
                        new ListFilter("owner_id", MemberPath.of("ownerId")),
                        new ListFilter("owner", MemberPath.of("owner", "id")),
                        new ListFilter("tags", MemberPath.of("tags")));
    }

    @Test
    void filtersByMembersOfDescribingObjectsAndByRelationships() {
        TypeRef author = object(member("data", object(required("type", text()), required("id", text()))));
        ModelFixture described = new ModelFixture()
                .type(
                        "Article",
                        object(
                                required("id", text()),
                                member("attributes", object(member("status", text()))),
                                member("relationships", object(member("author", author)))))
                .operation("GET /articles/{id}", null, reply("200", named("Article")))
                .operation(
                        "GET /articles",
                        List.of(
                                query("filter[status]", text()),
                                query("filter[author]", text()),
                                query("filter[other]", text())),
                        null,
                        reply("200", array(named("Article"))));
        assertThat(filters(described))
                .containsExactly(
                        new ListFilter("filter[status]", MemberPath.of("attributes", "status")),
                        new ListFilter(
                                "filter[author]", new MemberPath(List.of("relationships", "author", "data", "id"))));
    }

    @Test
    void aDeclaredConstantThatNoItemHasSelectsAllItems() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Pet",
                        object(required("id", text()), member("name", text()), member("state", oneOf("any", "sold"))))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation(
                        "GET /pets",
                        List.of(query("state", oneOf("ALL", "any", "sold")), query("name", oneOf("all", "ada"))),
                        null,
                        reply("200", array(named("Pet"))));
        assertThat(filters(described))
                .extracting(ListFilter::wildcards)
                .containsExactly(List.of("ALL"), List.of("all"));
    }

    @Test
    void aWordForAllValuesSelectsAllItemsIfTheParameterAllowsAnyTextAndTheMemberDoesNot() {
        ModelFixture described = new ModelFixture()
                .type(
                        "Pet",
                        object(required("id", text()), member("name", text()), member("state", oneOf("any", "sold"))))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation(
                        "GET /pets",
                        List.of(query("state", array(text())), query("name", text())),
                        null,
                        reply("200", array(named("Pet"))));
        assertThat(filters(described))
                .extracting(ListFilter::wildcards)
                .containsExactly(List.of("all", "*"), List.of());
    }

    @Test
    void readsNoPagingParametersAsFilters() {
        ModelFixture described = new ModelFixture()
                .type("Pet", object(required("id", text()), member("limit", integer())))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation("GET /pets", List.of(query("limit", integer())), null, reply("200", array(named("Pet"))));
        assertThat(filters(described)).isEmpty();
    }

    @Test
    void readsNoRequiredScopeOfAnUnknownResourceAsAFilter() {
        Parameter parent =
                new Parameter("parent", Parameter.In.QUERY, text(), true, "form", true, null, null, List.of());
        ModelFixture described = new ModelFixture()
                .type("File", object(required("id", text()), member("parent", object(member("id", text())))))
                .operation("GET /files/{id}", null, reply("200", named("File")))
                .operation("GET /files", List.of(parent), null, reply("200", array(named("File"))));
        assertThat(filters(described)).isEmpty();
    }

    @Test
    void filtersByARequiredScopeThatCreationsSet() {
        Parameter parent =
                new Parameter("parent", Parameter.In.QUERY, text(), true, "form", true, null, null, List.of());
        TypeRef sent = object(required("name", text()), required("parent", text()));
        ModelFixture described = new ModelFixture()
                .type(
                        "File",
                        object(
                                required("id", text()),
                                required("name", text()),
                                member("parent", object(member("id", text())))))
                .operation("GET /files/{id}", null, reply("200", named("File")))
                .operation("POST /files", sent, reply("201", named("File")))
                .operation("GET /files", List.of(parent), null, reply("200", array(named("File"))));
        assertThat(filters(described)).containsExactly(new ListFilter("parent", MemberPath.of("parent", "id")));
    }

    @Test
    void aBooleanThatIncludesMembersFiltersNothing() {
        assertThat(filters(petsBy("Whether to include the signed and signer fields.")))
                .isEmpty();
        assertThat(filters(petsBy("Whether to include signed pets only.")))
                .extracting(ListFilter::parameter)
                .containsExactly("signed");
    }

    @Test
    void theDescriptionStatesSeparatorsAndADefault() {
        assertThat(filters(roomsBy("A comma-separated list of states. Defaults to `open`.")))
                .containsExactly(new ListFilter(
                        "state",
                        MemberPath.of("state"),
                        FilterOperator.EQUAL,
                        List.of("all", "any", "*"),
                        true,
                        "open"));
        for (String text : List.of(
                "By default, returns only open rooms.",
                "Only open rooms are returned by default.",
                "The default is open, unless all rooms are wanted.")) {
            assertThat(filters(roomsBy(text)))
                    .as(text)
                    .extracting(ListFilter::byDefault)
                    .containsExactly("open");
        }
        for (String text : List.of(
                "Defaults to all rooms.",
                "By default, open rooms come first.",
                "The default is not open.",
                "Defaults to open for members. Defaults to closed for guests.")) {
            assertThat(filters(roomsBy(text)))
                    .as(text)
                    .extracting(ListFilter::byDefault)
                    .containsOnlyNulls();
        }
    }

    private static ModelFixture roomsBy(String description) {
        Parameter state =
                new Parameter("state", Parameter.In.QUERY, text(), false, "form", true, null, description, List.of());
        return new ModelFixture()
                .type("Room", object(required("id", text()), member("state", oneOf("open", "closed"))))
                .operation("GET /rooms/{id}", null, reply("200", named("Room")))
                .operation("GET /rooms", List.of(state), null, reply("200", array(named("Room"))));
    }

    @Test
    void aTextNamedLikeAMapSelectsEntriesUnlessItSpeaksOfValues() {
        assertThat(filters(cratesBy(""))).extracting(ListFilter::operator).containsExactly(FilterOperator.SELECTS);
        assertThat(filters(cratesBy("Keys and values, as in `a=b`.")))
                .extracting(ListFilter::operator)
                .containsExactly(FilterOperator.SELECTS);
        assertThat(filters(cratesBy("A part of the value with a key, or of any value.")))
                .isEmpty();
    }

    private static ModelFixture cratesBy(String description) {
        Parameter labels =
                new Parameter("labels", Parameter.In.QUERY, text(), false, "form", true, null, description, List.of());
        return new ModelFixture()
                .type("Crate", object(required("id", text()), member("labels", object())))
                .operation("GET /crates/{id}", null, reply("200", named("Crate")))
                .operation("GET /crates", List.of(labels), null, reply("200", array(named("Crate"))));
    }

    @Test
    void aTextFiltersByAFlagThatSomeoneSet() {
        TypeRef flag = new BooleanType(TypeNotes.NONE);
        ModelFixture described = new ModelFixture()
                .type("Article", object(required("id", text()), member("favorited", flag), member("open", flag)))
                .operation("GET /articles/{id}", null, reply("200", named("Article")))
                .operation(
                        "GET /articles",
                        List.of(query("favorited", text()), query("open", flag)),
                        null,
                        reply("200", array(named("Article"))));
        assertThat(filters(described))
                .extracting(filter -> filter.parameter() + " " + filter.operator())
                .containsExactly("favorited FLAGGED", "open EQUAL");
    }

    private static ModelFixture petsBy(String description) {
        TypeRef flag = new BooleanType(TypeNotes.NONE);
        Parameter signed =
                new Parameter("signed", Parameter.In.QUERY, flag, false, "form", true, null, description, List.of());
        return new ModelFixture()
                .type("Pet", object(required("id", text()), member("signed", flag)))
                .operation("GET /pets/{id}", null, reply("200", named("Pet")))
                .operation("GET /pets", List.of(signed), null, reply("200", array(named("Pet"))));
    }

    private static List<ListFilter> filters(ModelFixture described) {
        return described.inferred().model().endpoints().stream()
                .filter(endpoint -> endpoint.role() instanceof Role.ListAll)
                .flatMap(endpoint -> ((Role.ListAll) endpoint.role()).filters().stream())
                .toList();
    }
}
