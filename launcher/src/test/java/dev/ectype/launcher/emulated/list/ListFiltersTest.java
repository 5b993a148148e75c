package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

final class ListFiltersTest {
    private static final String TEXT = "schema: {type: string}}";
    private static final String NUMBER = "schema: {type: number}}";
    private static final String TIME = "schema: {type: string, format: date-time}}";

    private static ServedDescription pets;

    @BeforeAll
    static void serve() throws IOException, InterruptedException {
        pets = PetListApi.listed(
                PetListApi.BARE,
                "{name: status, schema: {type: array, items: {type: string}}}",
                "{name: status_not, " + TEXT,
                "{name: ids, " + TEXT,
                "{name: name__contains, " + TEXT,
                "{name: name_prefix, " + TEXT,
                "{name: min_price, " + NUMBER,
                "{name: 'price[lt]', " + NUMBER,
                "{name: born, schema: {anyOf: [{type: string}, {type: object, properties: {gte: {type: string}, lt:"
                        + " {type: string}}}]}, style: deepObject, explode: true}",
                "{name: born_after, " + TIME,
                "{name: born_to, schema: {type: string, format: date}}",
                "{name: is_vaccinated, schema: {type: boolean}}",
                "{name: 'owner.login', " + TEXT,
                "{name: owner_id, " + TEXT,
                "{name: tag, " + TEXT,
                "{name: name, schema: {type: string, enum: [all, bob, any], default: all}}",
                "{name: q, " + TEXT,
                "{name: filter, " + TEXT,
                "{name: where, style: deepObject, explode: true, schema: {type: object, additionalProperties: true}}",
                "{name: sort, " + TEXT,
                "{name: direction, schema: {type: string, enum: [asc, desc]}}");
        PetListApi.born(
                pets,
                "{'name':'Ada','status':'available','price':5,'born':'2020-01-01T00:00:00Z','vaccinated':true,"
                                .replace('\'', '"')
                        + "\"owner\":{\"id\":\"o1\",\"login\":\"mia\"},\"tags\":[\"old\",\"calm\"]}",
                "{'name':'bob','status':'sold','price':15,'born':'2022-05-05T10:00:00Z','vaccinated':false,"
                                .replace('\'', '"')
                        + "\"owner\":{\"id\":\"o2\",\"login\":\"leo\"},\"tags\":[\"calm\"]}",
                "{'name':'Cleo the cat','status':'lost','price':10,'born':'2024-02-29T12:00:00Z'}".replace('\'', '"'));
    }

    @AfterAll
    static void stop() {
        pets.close();
    }

    private static String query(String name, String value) {
        return "?" + URLEncoder.encode(name, StandardCharsets.UTF_8) + "="
                + URLEncoder.encode(value, StandardCharsets.UTF_8);
    }

    private static void assertNames(String query, String... names) throws IOException, InterruptedException {
        assertThat(PetListApi.names(pets, query)).as(query).containsExactly(names);
    }

    @Test
    void matchesOneOfSeveralValues() throws IOException, InterruptedException {
        assertNames(query("status", "sold"), "bob");
        assertNames("?status=sold&status=available", "bob", "Ada");
        assertNames("?status=sold,available", "bob", "Ada");
        assertNames(query("status_not", "sold"), "Cleo the cat", "Ada");
        assertNames(
                query("ids", PetListApi.id(pets, "Ada") + "," + PetListApi.id(pets, "Cleo the cat")),
                "Cleo the cat",
                "Ada");
    }

    @Test
    void aWordForAllValuesIsNoFilter() throws IOException, InterruptedException {
        assertNames("?name=all", "Cleo the cat", "bob", "Ada");
        assertNames("", "Cleo the cat", "bob", "Ada");
        assertNames("?status=ALL", "Cleo the cat", "bob", "Ada");
        assertNames("?status=all,sold", "bob");
        assertNames("?name=bob", "bob");
        assertNames("?tag=all");
    }

    @Test
    void matchesPartsOfStrings() throws IOException, InterruptedException {
        assertNames(query("name__contains", "OB"), "bob");
        assertNames(query("name_prefix", "cl"), "Cleo the cat");
        assertNames(query("q", "cat cleo"), "Cleo the cat");
        assertNames(query("q", "calm"), "bob", "Ada");
        assertNames(query("q", "dog"));
    }

    @Test
    void comparesNumbersAndTimes() throws IOException, InterruptedException {
        assertNames(query("min_price", "10"), "Cleo the cat", "bob");
        assertNames(query("price[lt]", "10"), "Ada");
        assertNames(query("born_after", "2022-05-05T12:00:00+02:00"), "Cleo the cat");
        assertNames(query("born_to", "2022-05-05"), "bob", "Ada");
        assertNames("?born%5Bgte%5D=2021-01-01&born%5Blt%5D=2023-01-01", "bob");
    }

    @Test
    void comparesNestedMembersAndListElements() throws IOException, InterruptedException {
        assertNames(query("owner.login", "leo"), "bob");
        assertNames(query("owner_id", "o1"), "Ada");
        assertNames(query("tag", "old"), "Ada");
        assertNames(query("is_vaccinated", "false"), "bob");
        assertNames("?where%5Bstatus%5D=sold", "bob");
        assertNames("?where%5Bprice%5D%5Bgt%5D=9", "Cleo the cat", "bob");
    }

    @Test
    void parsesExpressionsInSeveralLanguages() throws IOException, InterruptedException {
        assertNames(query("filter", "price ge 10 and not (name eq 'bob')"), "Cleo the cat");
        assertNames(query("filter", "status = \"sold\" OR price<=5"), "bob", "Ada");
        assertNames(query("filter", "startswith(name, 'C')"), "Cleo the cat");
        assertNames(query("filter", "owner.login pr"), "bob", "Ada");
        assertNames(query("filter", "status in ('sold', 'available')"), "bob", "Ada");
        assertNames(query("filter", "born gt 2022-05-05T11:00:00Z"), "Cleo the cat");
        assertNames(query("filter", "(((nothing like this"), "Cleo the cat", "bob", "Ada");
    }

    @Test
    void listsAreSortedAsRequested() throws IOException, InterruptedException {
        assertNames("", "Cleo the cat", "bob", "Ada");
        assertNames("?sort=price", "Ada", "Cleo the cat", "bob");
        assertNames("?sort=-price", "bob", "Cleo the cat", "Ada");
        assertNames("?sort=name&direction=desc", "Cleo the cat", "bob", "Ada");
        assertNames("?sort=name:desc", "Cleo the cat", "bob", "Ada");
        assertNames("?sort=price_desc", "bob", "Cleo the cat", "Ada");
        assertNames("?sort=status,-price", "Ada", "Cleo the cat", "bob");
        assertNames("?direction=asc", "Ada", "bob", "Cleo the cat");
        assertNames("?sort=unheard", "Cleo the cat", "bob", "Ada");
    }
}
