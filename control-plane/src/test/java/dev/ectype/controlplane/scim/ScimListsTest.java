package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Pages, orders, projections and searches of lists. */
class ScimListsTest {
    private static ScimDirectory directory;
    private static ScimTenant tenant;
    private static String ada;

    @BeforeAll
    static void fill() {
        directory = new ScimDirectory();
        tenant = directory.tenant;
        ada = directory.ada;
    }

    @Test
    void pagesHaveAnIndexAndACount() {
        JsonNode first = directory.list("startIndex=1&count=2");
        assertThat(ScimDirectory.names(first)).containsExactly("ada", "bob");
        assertThat(first.get("totalResults").asInt()).isEqualTo(4);
        assertThat(first.get("itemsPerPage").asInt()).isEqualTo(2);
        assertThat(first.get("startIndex").asInt()).isEqualTo(1);
        assertThat(ScimDirectory.names(directory.list("startIndex=3&count=2"))).containsExactly("carl", "dora");
        assertThat(ScimDirectory.names(directory.list("startIndex=4&count=2&filter=" + directory.encoded("id pr"))))
                .containsExactly("dora");
        assertThat(ScimDirectory.names(directory.list("startIndex=2&count=2&filter=" + directory.encoded("id pr"))))
                .containsExactly("bob", "carl");
        JsonNode none = directory.list("count=0");
        assertThat(none.get("totalResults").asInt()).isEqualTo(4);
        assertThat(none.get("Resources")).isEmpty();
        assertThat(ScimDirectory.names(directory.list("startIndex=5"))).isEmpty();
        assertThat(ScimDirectory.names(directory.list("startIndex=999999999&filter=" + directory.encoded("id pr"))))
                .isEmpty();
        assertThat(ScimDirectory.names(directory.list("startIndex=-7&count=1"))).containsExactly("ada");
        assertThat(ScimDirectory.names(directory.list("startIndex=0&count=-1"))).isEmpty();
        assertThat(ScimDirectory.names(directory.list("count=999999999"))).hasSize(4);
        for (String wrong : List.of("startIndex=a", "count=1.5", "count=9999999999", "sortOrder=up&sortBy=title")) {
            error(tenant.idp.get("/scim/v2/Users?" + wrong), 400, "invalidValue");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "userName | ascending | ada bob carl dora",
                "userName | descending | dora carl bob ada",
                "title | ascending | ada carl bob dora",
                "title | descending | bob dora carl ada",
                "emails | ascending | ada bob carl dora",
                "emails.value | descending | dora carl bob ada",
                "meta.created | ascending | ada bob carl dora",
                "name.familyName | ascending | ada bob carl dora"
            })
    void usersAreSorted(String by, String order, String expected) {
        assertThat(ScimDirectory.names(directory.list("sortBy=" + by + "&sortOrder=" + order)))
                .containsExactly(expected.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"unknown", "name", "name.", "emails[type eq \"work\"", "\"a\""})
    void invalidOrdersAreRefused(String by) {
        error(tenant.idp.get("/scim/v2/Users?sortBy=" + directory.encoded(by)), 400, "invalidValue");
    }

    @Test
    void attributesAreProjected() {
        String path = "/scim/v2/Users/" + ada + "?attributes=";
        assertThat(tenant.idp.get(path + "userName").json().propertyNames())
                .containsExactly("schemas", "id", "userName");
        JsonNode parts = tenant.idp.get(path + "NAME.familyname,emails.value").json();
        assertThat(parts.propertyNames()).containsExactly("schemas", "id", "name", "emails");
        assertThat(parts.get("name").toString()).isEqualTo("{\"familyName\":\"Lovelace\"}");
        assertThat(parts.at("/emails/1").toString()).isEqualTo("{\"value\":\"ada@home.example\"}");
        String enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
        assertThat(tenant.idp
                        .get(path + enterprise + ":department")
                        .json()
                        .get(enterprise)
                        .toString())
                .isEqualTo("{\"department\":\"Tour Operations\"}");
        assertThat(tenant.idp.get(path + "unknown").json().propertyNames()).containsExactly("schemas", "id");
        String excluded = "/scim/v2/Users/" + ada + "?excludedAttributes=";
        JsonNode rest = tenant.idp
                .get(excluded + "id,emails,groups,meta,name.givenName")
                .json();
        assertThat(rest.propertyNames()).contains("id", "name", enterprise).doesNotContain("emails", "groups", "meta");
        assertThat(rest.get("name").toString()).isEqualTo("{\"familyName\":\"Lovelace\"}");
        error(tenant.idp.get(path + "userName&excludedAttributes=id"), 400, "invalidValue");
        assertThat(directory.list("attributes=userName").at("/Resources/0").propertyNames())
                .containsExactly("schemas", "id", "userName");
    }

    @Test
    void searchesTakeTheSameParameters() {
        JsonNode found = directory.search("""
                {"schemas":["urn:ietf:params:scim:api:messages:2.0:SearchRequest"],"attributes":["userName"],
                 "filter":"title pr","sortBy":"userName","sortOrder":"descending","startIndex":1,"count":10}""").is(200).json();
        assertThat(ScimDirectory.names(found)).containsExactly("carl", "ada");
        JsonNode groups = tenant.idp
                .post("/scim/v2/Groups/.search", "{\"filter\":\"displayName sw \\\"a\\\"\"}")
                .is(200)
                .json();
        assertThat(groups.at("/Resources/0/displayName").asString()).isEqualTo("Admins");
        JsonNode both = tenant.idp
                .post("/scim/v2/.search", "{\"filter\":\"displayName co \\\"b\\\"\"}")
                .is(200)
                .json();
        assertThat(both.get("Resources"))
                .extracting(each -> each.get("displayName").asString())
                .containsExactly("Bob", "Everybody");
        JsonNode second = tenant.idp
                .post("/scim/v2/.search", "{\"startIndex\":4,\"count\":2}")
                .is(200)
                .json();
        assertThat(second.get("totalResults").asInt()).isEqualTo(6);
        assertThat(second.get("Resources"))
                .extracting(each -> each.get("displayName").asString())
                .containsExactly("Dora", "Admins");
        assertThat(tenant.idp
                        .post("/scim/v2/.search", "{\"filter\":\"members pr\"}")
                        .is(200)
                        .json()
                        .get("totalResults")
                        .asInt())
                .isEqualTo(1);
        error(tenant.idp.post("/scim/v2/.search", "{\"filter\":\"unknown pr\"}"), 400, "invalidFilter");
        error(directory.search("[]"), 400, "invalidSyntax");
        error(directory.search("{\"count\":true}"), 400, "invalidValue");
    }
}
