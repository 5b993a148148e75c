package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Tests the options of standard methods, and names that occur only in paths. */
final class StandardMethodsTest {
    private static final LocalService RAILS = LocalService.of("stations.proto", "example.stations.Rails/");

    @AfterAll
    static void close() {
        RAILS.close();
    }

    private static String rails(String method, String message) {
        LocalService.Answer answer = RAILS.call(method, message);
        return answer.status() + " " + answer.text();
    }

    private static String station(String line, String id) {
        rails("CreateLine", "{'lineId': '" + line + "', 'line': {}}");
        String made = rails(
                "CreateStation",
                "{'parent': 'lines/" + line + "', 'stationId': '" + id
                        + "', 'station': {'title': 'T', 'position': {'floor': 1}}}");
        String name = "lines/" + line + "/stations/" + id;
        assertThat(made).startsWith("200 ").contains("\"name\":\"" + name + "\"");
        return "'name': '" + name + "'";
    }

    @Test
    void httpPathsDetermineResourceNames() {
        station("m1", "park");
        assertThat(rails("CreateStation", "{'parent': 'lines/none', 'stationId': 'x', 'station': {}}"))
                .startsWith("404 ");
        station("m10", "port");
        assertThat(rails("ListStations", "{'parent': 'lines/m1'}"))
                .contains("lines/m1/stations/park")
                .doesNotContain("port");
    }

    @Test
    void destroyedVersionsAreStillReturned() {
        String name = station("d", "old");
        assertThat(rails("GetStation", "{" + name + "}")).contains("\"state\":\"ENABLED\"");
        assertThat(rails("DisableStation", "{" + name + "}")).contains("\"state\":\"DISABLED\"");
        assertThat(rails("EnableStation", "{" + name + "}")).contains("\"state\":\"ENABLED\"");
        assertThat(rails("DestroyStation", "{" + name + "}")).contains("\"state\":\"DESTROYED\"");
        assertThat(rails("GetStation", "{" + name + "}")).contains("\"state\":\"DESTROYED\"");
        assertThat(rails("EnableStation", "{" + name + "}")).startsWith("409 ");
        assertThat(rails("DeleteStation", "{" + name + "}")).startsWith("20");
        assertThat(rails("GetStation", "{" + name + "}")).startsWith("404 ");
    }

    @Test
    void aMaskAppliesToExistingFields() {
        String name = station("mask", "x");
        for (String path : new String[] {"headline", "position.depth", "title.more"}) {
            assertThat(rails("UpdateStation", "{'updateMask': '" + path + "', 'station': {" + name + "}}"))
                    .startsWith("400 ")
                    .contains(path);
        }
        assertThat(rails(
                        "UpdateStation", "{'updateMask': 'labels.a', 'station': {" + name + ", 'labels': {'a': 'b'}}}"))
                .contains("\"a\":\"b\"");
        assertThat(rails("UpdateStation", "{'updateMask': '*', 'station': {" + name + ", 'title': 'U'}}"))
                .startsWith("200 ")
                .contains("\"title\":\"U\"")
                .doesNotContain("floor")
                .doesNotContain("labels\":{\"");
    }

    @Test
    void requestsMayAllowMissingResources() {
        station("lenient", "first");
        String name = "'name': 'lines/lenient/stations/second'";
        String change = "'station': {" + name + ", 'title': 'S'}";
        assertThat(rails("UpdateStation", "{" + change + "}")).startsWith("404 ");
        assertThat(rails("UpdateStation", "{" + change + ", 'allowMissing': true, 'updateMask': 'position'}"))
                .startsWith("200 ")
                .contains("\"title\":\"S\"");
        assertThat(rails("GetStation", "{" + name + "}")).contains("\"title\":\"S\"");
        assertThat(rails("DeleteStation", "{" + name + ", 'allowMissing': true}"))
                .startsWith("20");
        assertThat(rails("DeleteStation", "{" + name + ", 'allowMissing': true}"))
                .startsWith("20");
        assertThat(rails("DeleteStation", "{" + name + "}")).startsWith("404 ");
        assertThat(rails("GetStation", "{" + name + "}")).startsWith("404 ");
    }
}
