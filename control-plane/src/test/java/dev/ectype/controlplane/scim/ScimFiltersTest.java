package dev.ectype.controlplane.scim;

import static dev.ectype.controlplane.scim.ScimTenant.error;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client.Reply;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Filters of lists. */
class ScimFiltersTest {
    private static ScimDirectory directory;
    private static ScimTenant tenant;
    private static String ada;

    @BeforeAll
    static void fill() {
        directory = new ScimDirectory();
        tenant = directory.tenant;
        ada = directory.ada;
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
        List<String> found = ScimDirectory.names(directory.list("filter=" + directory.encoded(filter)));
        assertThat(found).containsExactlyElementsOf(expected.equals("-") ? List.of() : List.of(expected.split(" ")));
    }

    @Test
    void filterByIdFindsOneUser() {
        assertThat(ScimDirectory.names(directory.list("filter=" + directory.encoded("id eq \"" + ada + "\""))))
                .containsExactly("ada");
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
                .get("/scim/v2/Groups?excludedAttributes=members&filter="
                        + directory.encoded(filter.replace("ADA", ada)))
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
        Reply refused =
                error(tenant.idp.get("/scim/v2/Users?filter=" + directory.encoded(filter)), 400, "invalidFilter");
        assertThat(refused.text("detail")).matches("The filter is invalid. Character [0-9]+: .*\\.");
    }

    @Test
    void longAndDeepFiltersAreRefused() {
        String deep = "(".repeat(21) + "title pr" + ")".repeat(21);
        error(tenant.idp.get("/scim/v2/Users?filter=" + directory.encoded(deep)), 400, "invalidFilter");
        String not = "not (".repeat(21) + "title pr" + ")".repeat(21);
        error(tenant.idp.get("/scim/v2/Users?filter=" + directory.encoded(not)), 400, "invalidFilter");
        String accepted = "(".repeat(20) + "title pr" + ")".repeat(20);
        assertThat(ScimDirectory.names(directory.list("filter=" + directory.encoded(accepted))))
                .containsExactly("ada", "carl");
        String parts = "title pr or ".repeat(340) + "title pr";
        assertThat(ScimDirectory.names(directory.list("filter=" + directory.encoded(parts))))
                .containsExactly("ada", "carl");
        Reply refused = error(
                directory.search("{\"filter\":\"title eq \\\"" + "a".repeat(4096) + "\\\"\"}"), 400, "invalidFilter");
        assertThat(refused.text("detail")).contains("4107 characters", "4096");
        error(directory.search("{\"filter\":\"" + "(".repeat(4000) + "\"}"), 400, "invalidFilter");
    }
}
