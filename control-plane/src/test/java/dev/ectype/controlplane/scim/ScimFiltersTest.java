package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client.Reply;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Filters, pages, orders and projections of lists, by one organization with four users and two groups. */
class ScimFiltersTest {
    private static ScimTenant tenant;
    private static String ada;

    @BeforeAll
    static void fill() {
        tenant = new ScimTenant();
        ada = user("""
                {"userName":"Ada@DOMAIN","externalId":"E1","title":"Countess","displayName":"Ada Lovelace",
                 "name":{"givenName":"Ada","familyName":"Lovelace"},
                 "emails":[{"value":"Ada@work.example","type":"work","primary":true},{"value":"ada@home.example","type":"home"}],
                 "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User":{"department":"Tour Operations","manager":{"value":"M1"}}}""");
        String bob = user("""
                {"userName":"bob@DOMAIN","externalId":"e1","displayName":"Bob","active":false,
                 "name":{"familyName":"Öz \\"the\\" great"},"emails":[{"value":"bob@home.example","type":"home"}]}""");
        user(
                "{\"userName\":\"carl@DOMAIN\",\"title\":\"Professor\",\"emails\":[{\"value\":\"carl@work.example\",\"type\":\"work\"}]}");
        // This member signed in before the identity provider created users.
        tenant.member(tenant.address("dora"), "Dora", "read");
        tenant.group("Admins", ada, bob);
        tenant.group("Everybody");
    }

    private static String user(String body) {
        return tenant.create(body.replace("DOMAIN", tenant.domain));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "userName eq \"ada@DOMAIN\" | ada",
                "USERNAME EQ \"ADA@DOMAIN\" | ada",
                "userName eq \"nobody@DOMAIN\" | -",
                "userName ne \"ada@DOMAIN\" | bob carl dora",
                "userName co \"AR\" | carl",
                "userName sw \"b\" | bob",
                "userName ew \"DOMAIN\" | ada bob carl dora",
                "userName gt \"bob@DOMAIN\" | carl dora",
                "userName ge \"bob@DOMAIN\" | bob carl dora",
                "userName lt \"bob@DOMAIN\" | ada",
                "userName le \"bob@DOMAIN\" | ada bob",
                "title pr | ada carl",
                "not (title pr) | bob dora",
                "title eq null | bob dora",
                "title ne null | ada carl",
                "externalId eq \"E1\" | ada",
                "externalId eq \"e1\" | bob",
                "externalId ne \"e1\" | ada carl dora",
                "active eq true | ada carl dora",
                "active eq \"False\" | bob",
                "active ne true | bob",
                "displayName eq \"dora\" | dora",
                "displayName eq \"ADA lovelace\" | ada",
                "name.familyName eq \"lovelace\" | ada",
                "name.familyName eq \"ÖZ \\\"the\\\" great\" | bob",
                "name.familyName sw \"\\u00d6z\" | bob",
                "emails.value eq \"ada@WORK.example\" | ada",
                "emails eq \"bob@home.example\" | bob",
                "emails.value eq \"dora@DOMAIN\" | dora",
                "emails co \"home.example\" | ada bob",
                "emails.type eq \"work\" | ada carl dora",
                "emails[type eq \"work\"] | ada carl dora",
                "emails[type eq \"work\" and value co \"@work.example\"] | ada carl",
                "emails[type eq \"work\"].value eq \"ada@work.example\" | ada",
                "emails[type eq \"home\"].value eq \"ada@work.example\" | -",
                "emails[not (type eq \"home\")] pr | ada carl dora",
                "emails.primary eq true | ada dora",
                "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department eq \"tour operations\" | ada",
                "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager.value eq \"M1\" | ada",
                "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager eq \"m1\" | -",
                "urn:ietf:params:scim:schemas:core:2.0:User:userName sw \"ada\" | ada",
                "title eq \"countess\" and active eq true | ada",
                "title eq \"countess\" or title eq \"professor\" | ada carl",
                "title eq \"countess\" or active eq false and title pr | ada",
                "(title eq \"countess\" or active eq false) and displayName co \"b\" | bob",
                "userName eq \"ada@DOMAIN\" or externalId eq \"e1\" | ada bob",
                "not (userName eq \"ada@DOMAIN\") and not (active eq false) | carl dora",
                "groups.display eq \"admins\" | ada bob",
                "groups pr | ada bob",
                "meta.created gt \"2020-01-01T00:00:00Z\" | ada bob carl dora",
                "meta.lastModified lt \"2020-01-01T00:00:00+02:00\" | -",
                "meta.lastModified ge \"2020-01-01T00:00:00Z\" and userName sw \"d\" | dora",
                "meta.resourceType eq \"User\" | ada bob carl dora",
                "meta.resourceType eq \"user\" | -",
                "id pr | ada bob carl dora",
                "id eq \"unknown\" | -",
                "schemas eq \"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User\" | ada"
            })
    void filtersSelectUsers(String filter, String expected) {
        List<String> found = names(list("filter=" + encoded(filter)));
        assertThat(found).containsExactlyElementsOf(expected.equals("-") ? List.of() : List.of(expected.split(" ")));
    }

    @Test
    void filterByIdFindsOneUser() {
        assertThat(names(list("filter=" + encoded("id eq \"" + ada + "\"")))).containsExactly("ada");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "displayName eq \"ADMINS\" | Admins",
                "displayName sw \"E\" | Everybody",
                "members.value eq \"ADA\" | Admins",
                "members eq \"ADA\" | Admins",
                "members[value eq \"ADA\"] | Admins",
                "not (members pr) | Everybody",
                "urn:ectype:params:scim:schemas:extension:1.0:Group:scope pr | -",
                "members.display co \"lovelace\" and displayName eq \"admins\" | Admins"
            })
    void filtersSelectGroups(String filter, String expected) {
        JsonNode found = tenant.idp
                .get("/scim/v2/Groups?excludedAttributes=members&filter=" + encoded(filter.replace("ADA", ada)))
                .is(200)
                .json()
                .get("Resources");
        assertThat(found)
                .extracting(group -> group.get("displayName").asString())
                .containsExactlyElementsOf(expected.equals("-") ? List.of() : List.of(expected));
        assertThat(found.toString()).doesNotContain("members");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "userName",
                "userName eq",
                "userName is \"a\"",
                "userName eq ada",
                "userName eq 1",
                "userName eq 'a'",
                "(userName pr",
                "userName pr)",
                "userName pr and",
                "and userName pr",
                "not userName pr",
                "not (userName pr",
                "unknown eq \"a\"",
                "name.unknown pr",
                "name eq \"a\"",
                "userName eq \"a",
                "userName eq \"\\x\"",
                "userName eq \"a\\u0000\"",
                "active gt true",
                "active eq \"maybe\"",
                "emails[",
                "emails[]",
                "emails[type eq \"work\"",
                "emails[type eq \"work\"].unknown pr",
                "name[givenName pr]",
                "emails[emails[type pr]]",
                "emails[value[type pr]]",
                "meta.created gt \"yesterday\"",
                "meta.created gt 7",
                "urn:ietf:params:scim:schemas:core:2.0:User pr",
                "userName pr userName pr",
                "userName..a pr",
                ".a pr",
                "a.b.c pr",
                "userName eq {\"a\":1}",
                "userName gt null",
                "💥 pr",
                "userName eq \"a\"]"
            })
    void invalidFiltersAreRefused(String filter) {
        Reply refused = error(tenant.idp.get("/scim/v2/Users?filter=" + encoded(filter)), 400, "invalidFilter");
        assertThat(refused.text("detail")).matches("The filter is invalid. Character [0-9]+: .*\\.");
    }

    @Test
    void longAndDeepFiltersAreRefused() {
        String deep = "(".repeat(21) + "title pr" + ")".repeat(21);
        error(tenant.idp.get("/scim/v2/Users?filter=" + encoded(deep)), 400, "invalidFilter");
        String not = "not (".repeat(21) + "title pr" + ")".repeat(21);
        error(tenant.idp.get("/scim/v2/Users?filter=" + encoded(not)), 400, "invalidFilter");
        String accepted = "(".repeat(20) + "title pr" + ")".repeat(20);
        assertThat(names(list("filter=" + encoded(accepted)))).containsExactly("ada", "carl");
        String parts = "title pr or ".repeat(340) + "title pr";
        assertThat(names(list("filter=" + encoded(parts)))).containsExactly("ada", "carl");
        Reply refused =
                error(search("{\"filter\":\"title eq \\\"" + "a".repeat(4096) + "\\\"\"}"), 400, "invalidFilter");
        assertThat(refused.text("detail")).contains("4107 characters", "4096");
        error(search("{\"filter\":\"" + "(".repeat(4000) + "\"}"), 400, "invalidFilter");
    }

    @Test
    void pagesHaveAnIndexAndACount() {
        JsonNode first = list("startIndex=1&count=2");
        assertThat(names(first)).containsExactly("ada", "bob");
        assertThat(first.get("totalResults").asInt()).isEqualTo(4);
        assertThat(first.get("itemsPerPage").asInt()).isEqualTo(2);
        assertThat(first.get("startIndex").asInt()).isEqualTo(1);
        assertThat(names(list("startIndex=3&count=2"))).containsExactly("carl", "dora");
        assertThat(names(list("startIndex=4&count=2&filter=" + encoded("id pr"))))
                .containsExactly("dora");
        assertThat(names(list("startIndex=2&count=2&filter=" + encoded("id pr"))))
                .containsExactly("bob", "carl");
        JsonNode none = list("count=0");
        assertThat(none.get("totalResults").asInt()).isEqualTo(4);
        assertThat(none.get("Resources")).isEmpty();
        assertThat(names(list("startIndex=5"))).isEmpty();
        assertThat(names(list("startIndex=999999999&filter=" + encoded("id pr"))))
                .isEmpty();
        assertThat(names(list("startIndex=-7&count=1"))).containsExactly("ada");
        assertThat(names(list("startIndex=0&count=-1"))).isEmpty();
        assertThat(names(list("count=999999999"))).hasSize(4);
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
        assertThat(names(list("sortBy=" + by + "&sortOrder=" + order))).containsExactly(expected.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"unknown", "name", "name.", "emails[type eq \"work\"", "\"a\""})
    void invalidOrdersAreRefused(String by) {
        error(tenant.idp.get("/scim/v2/Users?sortBy=" + encoded(by)), 400, "invalidValue");
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
        assertThat(list("attributes=userName").at("/Resources/0").propertyNames())
                .containsExactly("schemas", "id", "userName");
    }

    @Test
    void searchesTakeTheSameParameters() {
        JsonNode found = search("""
                {"schemas":["urn:ietf:params:scim:api:messages:2.0:SearchRequest"],"attributes":["userName"],
                 "filter":"title pr","sortBy":"userName","sortOrder":"descending","startIndex":1,"count":10}""").is(200).json();
        assertThat(names(found)).containsExactly("carl", "ada");
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
        error(search("[]"), 400, "invalidSyntax");
        error(search("{\"count\":true}"), 400, "invalidValue");
    }

    private static JsonNode list(String query) {
        return tenant.idp.get("/scim/v2/Users?" + query).is(200).json();
    }

    private static Reply search(String body) {
        return tenant.idp.post("/scim/v2/Users/.search", body);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text.replace("DOMAIN", tenant.domain), StandardCharsets.UTF_8)
                .replace("+", "%20");
    }

    private static List<String> names(JsonNode list) {
        List<String> names = new ArrayList<>();
        for (JsonNode user : list.get("Resources")) {
            String address = user.get("userName").asString();
            names.add(address.substring(0, address.indexOf('@')).toLowerCase(java.util.Locale.ROOT));
        }
        return names;
    }
}
