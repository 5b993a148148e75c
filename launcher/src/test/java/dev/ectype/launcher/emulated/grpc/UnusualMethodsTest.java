package dev.ectype.launcher.emulated.grpc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.runtime.json.Document;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests methods of services without usual names for creations, and with few methods for each resource. */
final class UnusualMethodsTest {
    private final LocalService harbour = LocalService.of("plain-harbour.proto", "example.harbour.v1.");

    @AfterEach
    void close() {
        harbour.close();
    }

    private String call(String method, String message) {
        LocalService.Answer answer = harbour.call(method, message);
        return answer.status() + " " + answer.text();
    }

    @Test
    void instancesThatAreOnlyListedAreFoundByOtherMethods() {
        String ships = call("Harbour/ListShips", "{}");
        Document first = harbour.call("Harbour/ListShips", "{}")
                .body()
                .member("ships")
                .elements()
                .iterator()
                .next();
        String key = first.member("hullKey").text();
        assertThat(ships).isEqualTo(call("Harbour/ListShips", "{}"));
        assertThat(call("Harbour/StreamShips", "{}")).contains(key);
        assertThat(call("Harbour/RepairShip", "{'hullKey': '" + key + "'}")).startsWith("200 ");
        assertThat(call("Harbour/RepairShip", "{'hullKey': 'nothing'}")).startsWith("404 ");
    }

    @Test
    void verbsThatEndWhatOthersBeginCreateAndDelete() {
        assertThat(call("Harbour/ListCranes", "{}")).doesNotContain("north");
        call("Harbour/ConnectCrane", "{'craneKey': 'north', 'reach': 30}");
        assertThat(call("Harbour/ListCranes", "{}")).contains("{\"craneKey\":\"north\",\"reach\":30}");
        assertThat(call("Harbour/DisconnectCrane", "{'craneKey': 'north'}")).startsWith("200 ");
        assertThat(call("Harbour/ListCranes", "{}")).doesNotContain("north");
        assertThat(call("Harbour/DisconnectCrane", "{'craneKey': 'north'}")).startsWith("404 ");
    }

    @Test
    void aServiceIsTheNounOfAllItsMethods() {
        assertThat(call("Permit/PermitGrant", "{'id': 'p1', 'days': 3}")).contains("p1");
        assertThat(call("Permit/PermitPermits", "{}")).contains("p1");
        assertThat(call("Permit/PermitTimeToEnd", "{'id': 'p1'}")).startsWith("200 ");
        assertThat(call("Permit/PermitTimeToEnd", "{'id': 'p2'}")).startsWith("404 ");
        assertThat(call("Permit/PermitRevoke", "{'id': 'p1'}")).startsWith("200 ");
        assertThat(call("Permit/PermitRevoke", "{'id': 'p1'}")).startsWith("404 ");
    }

    @Test
    void aPartNeedsItsInstance() {
        call("Harbour/CreateQuay", "{'id': 'q1', 'name': 'East'}");
        assertThat(call("Harbour/GetQuayDepth", "{'id': 'nothing'}")).startsWith("404 ");
    }

    @Test
    void aReadIsIdentifiedByTheMemberThatItsReplyRepeats() {
        Document made = harbour.call("Harbour/AddNotice", "{'text': 'Fog'}").body();
        String hash = made.member("noticeHash").text();
        assertThat(call("Harbour/LookupNotice", "{'noticeHash': '" + hash + "'}"))
                .contains("Fog");
        assertThat(call("Harbour/LookupNotice", "{'noticeHash': 'nothing'}")).startsWith("404 ");
    }

    @Test
    void aSetValueIsRead() {
        call("Harbour/SetTariff", "{'place': 'east', 'tariff': {'price': 70707}}");
        assertThat(call("Harbour/GetTariff", "{'place': 'east'}")).contains("70707");
        assertThat(call("Harbour/GetTariff", "{'place': 'west'}"))
                .startsWith("200 ")
                .doesNotContain("70707");
    }
}
