package dev.ectype.launcher.emulated.list;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.launcher.emulated.ServedDescription;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.MemberPath;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ListPagesTest {
    private static final String INTEGER = "schema: {type: integer}}";
    private static final String TEXT = "schema: {type: string}}";

    @Test
    void bareListsHaveLinkHeaders() throws IOException, InterruptedException {
        try (ServedDescription served = PetListApi.listed(
                PetListApi.BARE, "{name: page, " + INTEGER, "{name: per_page, " + INTEGER, "{name: status, " + TEXT)) {
            PetListApi.many(served, 5);
            ServedDescription.Answer second = served.get("/pets?page=2&per_page=2&other=a%20b");
            assertThat(PetListApi.names(second.body())).containsExactly("pet3", "pet2");
            assertThat(second.header("link"))
                    .contains("/pets?per_page=2&other=a%20b&page=3>; rel=\"next\"")
                    .contains("page=1>; rel=\"prev\"")
                    .contains("page=1>; rel=\"first\"")
                    .contains("page=3>; rel=\"last\"");
            assertThat(served.get("/pets").header("link")).isEmpty();
        }
    }

    @Test
    void pageLinksLeadForwardsAndBackwards() throws IOException, InterruptedException {
        String reply = PetListApi.beside("count: {type: integer}, next: {type: [string, 'null'], format: uri},"
                + " previous: {type: [string, 'null'], format: uri}");
        try (ServedDescription served =
                PetListApi.listed(reply, "{name: limit, " + INTEGER, "{name: offset, " + INTEGER)) {
            PetListApi.many(served, 5);
            Document first = served.get("/pets?limit=2").body();
            assertThat(text(first, "/count")).isEqualTo("5");
            assertThat(text(first, "/previous")).isEqualTo("null");
            Document second = follow(served, text(first, "/next"));
            assertThat(PetListApi.names(second.at(MemberPath.of("data")))).containsExactly("pet3", "pet2");
            assertThat(text(second, "/previous")).endsWith("/pets?limit=2&offset=0");
            Document third = follow(served, text(second, "/next"));
            assertThat(text(third, "/next")).isEqualTo("null");
        }
    }

    @Test
    void hypertextLinksAreObjectsAndOmittedWithoutATarget() throws IOException, InterruptedException {
        String link = "{type: object, required: [href], properties: {href: {type: string}}}";
        String reply = "{type: object, properties: {_embedded: {type: object, properties: {pets: " + PetListApi.BARE
                + "}}, _links: {type: object, required: [self], properties: {self: " + link + ", next: " + link
                + ", prev: " + link + ", first: " + link + ", last: " + link
                + "}}, page: {type: object, properties: {size: {type: integer}, totalElements: {type: integer},"
                + " totalPages: {type: integer}, number: {type: integer}}}}}";
        try (ServedDescription served = PetListApi.listed(
                reply, "{name: page, schema: {type: integer, default: 0}}", "{name: size, " + INTEGER)) {
            PetListApi.many(served, 5);
            Document first = served.get("/pets?size=2").body();
            assertThat(PetListApi.names(first.at(MemberPath.of("_embedded", "pets"))))
                    .containsExactly("pet5", "pet4");
            assertThat(text(first, "/_links/self/href")).endsWith("/pets?size=2");
            assertThat(text(first, "/_links/next/href")).endsWith("/pets?size=2&page=1");
            assertThat(text(first, "/_links/last/href")).endsWith("/pets?size=2&page=2");
            assertThat(first.at(MemberPath.of("_links", "prev"))).isNull();
            assertThat(first.at(MemberPath.of("page")).literal())
                    .isEqualTo("{\"size\":2,\"totalElements\":5,\"totalPages\":3,\"number\":0}");
            Document last = served.get("/pets?size=2&page=2").body();
            assertThat(PetListApi.names(last.at(MemberPath.of("_embedded", "pets"))))
                    .containsExactly("pet1");
            assertThat(last.at(MemberPath.of("_links", "next"))).isNull();
        }
    }

    @Test
    void pageParametersInBracketsAreReadAndLinked() throws IOException, InterruptedException {
        String reply =
                PetListApi.beside("links: {type: object, properties: {self: {type: string}, next: {type: string}}},"
                        + " meta: {type: object, properties: {total: {type: integer}}}");
        String object = "{name: page, style: deepObject, explode: true, schema: {type: object, properties:"
                + " {size: {type: integer}, number: {type: integer}}}}";
        for (String[] parameters : List.of(
                new String[] {"{name: 'page[size]', " + INTEGER, "{name: 'page[number]', " + INTEGER},
                new String[] {object})) {
            try (ServedDescription served = PetListApi.listed(reply, parameters)) {
                PetListApi.many(served, 5);
                Document first = served.get(
                                "/pets?page[size]=2".replace("[", "%5B").replace("]", "%5D"))
                        .body();
                assertThat(text(first, "/meta/total")).isEqualTo("5");
                assertThat(PetListApi.names(first.at(MemberPath.of("data")))).containsExactly("pet5", "pet4");
                Document second = follow(served, text(first, "/links/next"));
                assertThat(PetListApi.names(second.at(MemberPath.of("data")))).containsExactly("pet3", "pet2");
            }
        }
    }

    @Test
    void aTokenStaysValidAfterTheDeletionOfItsItem() throws IOException, InterruptedException {
        for (String sort : List.of("", "&sort=name")) {
            try (ServedDescription served = PetListApi.listed(
                    PetListApi.beside("nextPageToken: {type: string}"),
                    "{name: pageSize, " + INTEGER,
                    "{name: sort, schema: {type: string, enum: [name, -name]}}",
                    "{name: pageToken, " + TEXT)) {
                PetListApi.many(served, 5);
                Document first = served.get("/pets?pageSize=2" + sort).body();
                String last = PetListApi.names(first.at(MemberPath.of("data"))).get(1);
                assertThat(served.delete("/pets/" + last.substring(3)).status()).isEqualTo(204);
                Document second = served.get("/pets?pageSize=2&pageToken=" + text(first, "/nextPageToken") + sort)
                        .body();
                assertThat(PetListApi.names(second.at(MemberPath.of("data"))))
                        .containsExactlyElementsOf(sort.isEmpty() ? List.of("pet3", "pet2") : List.of("pet3", "pet4"));
            }
        }
    }

    @Test
    void tokensLeadThroughTheWholeListAndInvalidOnesAreRejected() throws IOException, InterruptedException {
        try (ServedDescription served = PetListApi.listed(
                PetListApi.beside("nextPageToken: {type: string}"),
                "{name: pageSize, " + INTEGER,
                "{name: pageToken, " + TEXT)) {
            PetListApi.many(served, 5);
            List<String> seen = new ArrayList<>();
            String token = "";
            do {
                Document page =
                        served.get("/pets?pageSize=2&pageToken=" + token).body();
                seen.addAll(PetListApi.names(page.at(MemberPath.of("data"))));
                token = page.member("nextPageToken") == null ? "" : text(page, "/nextPageToken");
            } while (!token.isEmpty());
            assertThat(seen).containsExactly("pet5", "pet4", "pet3", "pet2", "pet1");
            ServedDescription.Answer refused = served.get("/pets?pageToken=nonsense");
            assertThat(refused.status()).isEqualTo(400);
            assertThat(refused.body().member("error")).isNotNull();
        }
    }

    @Test
    void cursorsAreIdentifiersAndPagesContainTheirFirstAndLast() throws IOException, InterruptedException {
        String reply = PetListApi.beside("has_more: {type: boolean}, first_id: {type: [string, 'null']}, last_id:"
                + " {type: [string, 'null']}");
        try (ServedDescription served = PetListApi.listed(
                reply, "{name: limit, " + INTEGER, "{name: after, " + TEXT, "{name: before, " + TEXT)) {
            Document none = served.get("/pets").body();
            assertThat(text(none, "/first_id")).isEqualTo("null");
            PetListApi.many(served, 5);
            Document first = served.get("/pets?limit=2").body();
            assertThat(text(first, "/has_more") + text(first, "/first_id") + text(first, "/last_id"))
                    .isEqualTo("true" + PetListApi.id(served, "pet5") + PetListApi.id(served, "pet4"));
            Document second = served.get("/pets?limit=2&after=" + PetListApi.id(served, "pet4"))
                    .body();
            assertThat(PetListApi.names(second.at(MemberPath.of("data")))).containsExactly("pet3", "pet2");
            assertThat(PetListApi.names(served, "?limit=2&before=" + PetListApi.id(served, "pet3")))
                    .containsExactly("pet5", "pet4");
            assertThat(served.get("/pets?after=999999").status()).isEqualTo(400);
        }
    }

    @Test
    void offsetsFromOneSkipNothing() throws IOException, InterruptedException {
        String reply = PetListApi.beside("totalResults: {type: integer}, startIndex: {type: integer}");
        try (ServedDescription served = PetListApi.listed(
                reply,
                "{name: startIndex, schema: {type: integer, minimum: 1}}",
                "{name: count, schema: {type: integer, maximum: 2}}")) {
            PetListApi.many(served, 3);
            assertThat(PetListApi.names(served, "?startIndex=1")).containsExactly("pet3", "pet2");
            Document second = served.get("/pets?startIndex=3").body();
            assertThat(text(second, "/startIndex")).isEqualTo("3");
            assertThat(PetListApi.names(second.at(MemberPath.of("data")))).containsExactly("pet1");
            assertThat(served.get("/pets?count=3").status()).isEqualTo(400);
        }
    }

    @Test
    void describedHeadersContainPageNumbers() throws IOException, InterruptedException {
        String paths = PetListApi.paths(PetListApi.BARE, "{name: first, " + INTEGER, "{name: max, " + INTEGER)
                .replace(
                        "'200': {description: ok, content: {application/json: {schema: {type: array",
                        "'200': {description: ok, headers: {X-Total-Count: {schema: {type: integer}}, X-Next-Page:"
                                + " {schema: {type: integer}}}, content: {application/json: {schema: {type: array");
        try (ServedDescription served = ServedDescription.of(
                paths,
                "Pet: {type: object, required: [id, name], properties: {id: {readOnly: true, type:"
                        + " integer}, name: {type: string}}}")) {
            PetListApi.many(served, 3);
            ServedDescription.Answer page = served.get("/pets?first=1&max=1");
            assertThat(PetListApi.names(page.body())).containsExactly("pet2");
            assertThat(page.header("x-total-count")).isEqualTo("3");
            assertThat(page.header("x-next-page")).isEqualTo("3");
        }
    }

    @Test
    void linksWithoutATargetAreOmitted() throws IOException, InterruptedException {
        String links = "links: {type: object, properties: {next: {type: string}, last: {type: string},"
                + " self: {type: string}}}";
        try (ServedDescription served = PetListApi.listed(PetListApi.beside(links), "{name: limit, " + INTEGER)) {
            PetListApi.many(served, 3);
            Document page = served.get("/pets?limit=2").body();
            assertThat(PetListApi.names(page.at(MemberPath.of("data")))).hasSize(2);
            assertThat(text(page, "/links/next")).isEqualTo("absent");
            assertThat(text(page, "/links/last")).isEqualTo("absent");
            assertThat(text(page, "/links/self")).endsWith("/pets?limit=2");
        }
    }

    private static Document follow(ServedDescription served, String address) throws IOException, InterruptedException {
        URI uri = URI.create(address);
        return served.get(uri.getRawPath() + "?" + uri.getRawQuery()).body();
    }

    private static String text(Document document, String pointer) {
        Document value = document.at(MemberPath.parse(pointer));
        return value == null ? "absent" : value.text();
    }

    @Test
    void anOptionalListThatMustNotBeEmptyIsOmitted() throws IOException, InterruptedException {
        String paths = """
                /notes:
                  get:
                    responses: {'200': {description: ok, content: {application/json: {schema: {type: object, properties: {data: {type: array, minItems: 1, items: {$ref: '#/components/schemas/Note'}}, meta: {type: object, required: [total], properties: {total: {type: integer}}}}}}}}}
                  post:
                    requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
                    responses: {'201': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}
                /notes/{id}:
                  parameters: [{name: id, in: path, required: true, schema: {type: string}}]
                  get: {responses: {'200': {description: ok, content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}}}
                """;
        try (ServedDescription notes = ServedDescription.of(
                paths, "Note: {type: object, properties: {id: {type: string}, text: {type: string}}}\n")) {
            assertThat(notes.get("/notes").body().member("data")).isNull();
            notes.post("/notes", "{\"text\":\"a\"}");
            assertThat(notes.get("/notes").text()).contains("\"data\":[{");
        }
    }
}
