package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests a lending service without annotations: only names and messages describe its methods. */
final class LendingMethodsTest {
    private final LocalService shed = LocalService.of("plain-toolshed.proto", "example.toolshed.v1.Toolshed/");

    @AfterEach
    void close() {
        shed.close();
    }

    private String call(String method, String message) {
        LocalService.Answer answer = shed.call(method, message);
        return answer.status() + " " + answer.text();
    }

    private String site() {
        return shed.call("CreateSite", "{'title': 'North'}").body().member("id").text();
    }

    private String tool(String site, String label) {
        return shed.call("CreateTool", "{'siteId': '" + site + "', 'label': '" + label + "'}")
                .body()
                .member("id")
                .text();
    }

    @Test
    void aToolThatIsOutCannotBeCheckedOutUntilItReturns() {
        String message = "{'toolId': '" + tool(site(), "Saw") + "'}";
        assertThat(call("GetTool", message)).contains("AVAILABLE").doesNotContain("checkedOutAt");
        assertThat(call("ReturnTool", message)).startsWith("409 ");
        assertThat(call("CheckoutTool", message)).contains("CHECKED_OUT", "checkedOutAt");
        assertThat(call("CheckoutTool", message)).startsWith("409 ");
        assertThat(call("ReturnTool", message)).contains("AVAILABLE");
        assertThat(call("GetTool", message)).contains("AVAILABLE");
    }

    @Test
    void aMovedToolIsAtTheOtherSite() {
        String from = site();
        String to = site();
        String id = tool(from, "Saw");
        assertThat(call("MoveTool", "{'toolId': '" + id + "', 'targetSiteId': '" + to + "'}"))
                .contains("\"siteId\":\"" + to + "\"");
        assertThat(call("ListTools", "{'siteId': '" + to + "'}")).contains(id);
        assertThat(call("ListTools", "{'siteId': '" + from + "'}")).doesNotContain(id);
        assertThat(call("MoveTool", "{'toolId': '" + id + "', 'targetSiteId': 'none'}"))
                .startsWith("404 ");
        assertThat(call("MoveTool", "{'toolId': 'none', 'targetSiteId': '" + to + "'}"))
                .startsWith("404 ");
    }

    @Test
    void mergedSitesHaveTheToolsOfBoth() {
        String kept = site();
        String ended = site();
        String one = tool(kept, "Saw");
        String other = tool(ended, "Axe");
        String merge = "{'targetSiteId': '" + kept + "', 'sourceSiteId': '";
        assertThat(call("MergeSites", merge + ended + "'}")).contains("\"id\":\"" + kept + "\"");
        assertThat(call("ListTools", "{'siteId': '" + kept + "'}")).contains(one, other);
        assertThat(call("GetSite", "{'siteId': '" + ended + "'}")).startsWith("404 ");
        assertThat(call("MergeSites", merge + ended + "'}")).startsWith("404 ");
        assertThat(call("MergeSites", merge + kept + "'}")).startsWith("400 ");
    }

    @Test
    void aReturnClearsTheFlagOfALoan() {
        String id = shed.call("CreateKey", "{'key': {}}").body().member("id").text();
        assertThat(call("BorrowKey", "{'id': '" + id + "'}")).contains("\"borrowed\":true");
        assertThat(call("ReturnKey", "{'id': '" + id + "'}")).contains("\"borrowed\":false");
        assertThat(call("GetKey", "{'id': '" + id + "'}")).contains("\"borrowed\":false");
    }

    @Test
    void aCountHasTheFiltersOfTheListThatDeclaresThem() {
        String site = site();
        tool(site, "Saw");
        tool(site, "Axe");
        tool(site(), "Saw");
        assertThat(call("CountTools", "{'siteId': '" + site + "'}")).contains("{\"count\":2}");
        assertThat(call("CountTools", "{'siteId': '" + site + "', 'label': 'Axe'}"))
                .contains("{\"count\":1}");
    }

    @Test
    void membersOfTheRequestFilterByAnExpressionAndSort() {
        String site = "{'siteId': '" + site() + "', ";
        for (String label : new String[] {"Saw", "Axe", "Rake"}) {
            shed.call("CreateTool", site + "'label': '" + label + "'}");
        }
        assertThat(call("ListTools", site + "'orderBy': 'label'}")).containsSubsequence("Axe", "Rake", "Saw");
        assertThat(call("ListTools", site + "'orderBy': 'label desc'}")).containsSubsequence("Saw", "Rake", "Axe");
        assertThat(call("ListTools", site + "'filter': 'label = \\\"Axe\\\"'}"))
                .contains("Axe")
                .doesNotContain("Saw", "Rake");
    }

    @Test
    void aBatchHasTheRequestsOfSingleCreations() {
        String site = site();
        String one = "{'siteId': '" + site + "', 'label': 'Saw'}";
        String other = "{'siteId': '" + site + "', 'label': 'Axe'}";
        assertThat(call("BatchCreateTools", "{'requests': [" + one + ", " + other + "]}"))
                .containsSubsequence("Saw", "Axe");
        assertThat(call("ListTools", "{'siteId': '" + site + "'}")).contains("Saw", "Axe");
    }

    @Test
    void listedIdentifiersDecideTheOrder() {
        String site = site();
        String one = tool(site, "Saw");
        String two = tool(site, "Axe");
        assertThat(call("BatchGetTools", "{'toolIds': ['" + one + "', '" + two + "']}"))
                .containsSubsequence(one, two);
        assertThat(call("BatchGetTools", "{'toolIds': ['" + two + "', '" + one + "']}"))
                .containsSubsequence(two, one);
    }

    @Test
    void aCreationNeedsItsObject() {
        assertThat(call("CreateKey", "{}")).startsWith("400 ").contains("key");
    }

    @Test
    void aNewMemberHasTheTimesOfItsCreationAndOfItsFirstState() {
        assertThat(call("RegisterMember", "{'email': 'ann@example.com'}"))
                .contains("joinedAt", "OPEN", "openedAt")
                .doesNotContain("closedAt");
    }

    @Test
    void aTextAboutTakenValuesMakesValuesUnique() {
        call("RegisterMember", "{'email': 'ann@example.com'}");
        assertThat(call("RegisterMember", "{'email': 'ann@example.com'}")).startsWith("409 ");
        assertThat(call("RegisterMember", "{'email': 'bob@example.com'}")).startsWith("200 ");
    }

    @Test
    void aReplyWithANewIdentifierIsACreation() {
        String id = shed.call("TakeDeposit", "{'toolId': 't', 'cents': 70707}")
                .body()
                .member("depositId")
                .text();
        assertThat(call("TakeDeposit", "{'toolId': 't', 'cents': 1}")).doesNotContain(id);
        assertThat(shed.snapshot()).containsSubsequence("\"deposits\":[", id);
    }

    @Test
    void aCreationStoresItsObjectWhateverItReturns() {
        call("CreateIncident", "{'incident': {'text': 'Broken saw'}}");
        assertThat(shed.snapshot()).containsSubsequence("\"incidents\":[", "Broken saw");
    }

    @Test
    void aMessageWithListsThatOneIdentifierReadsIsAnInstance() {
        assertThat(call("GetShiftPlan", "{'shiftCode': 'early'}"))
                .contains("\"shiftCode\":\"early\"", "\"leader\":")
                .isEqualTo(call("GetShiftPlan", "{'shiftCode': 'early'}"));
    }

    @Test
    void repliesToEmptyRequestsAreStored() {
        assertThat(call("GetOpeningInfo", "{}")).contains("\"days\":");
        assertThat(shed.snapshot()).contains("\"openingInfo\":[{\"id\":\"only\"", "\"stockReport\":[{\"id\":\"only\"");
    }
}
