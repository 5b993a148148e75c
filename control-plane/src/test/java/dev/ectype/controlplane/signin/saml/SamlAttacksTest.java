package dev.ectype.controlplane.signin.saml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ectype.controlplane.Client;
import dev.ectype.controlplane.ControlPlane;
import dev.ectype.controlplane.signin.saml.SamlTeam.Begun;
import java.net.http.HttpResponse;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Sends the messages of the tests of the library to a running service, each to a new organization. The service must refuse attacks and
 * record why, and sign in the users of the other messages.
 */
class SamlAttacksTest {
    private static final ControlPlane PLANE = ControlPlane.shared();
    private static final int MUTATIONS = 20;

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.SamlAttack#all")
    void refuses(SamlAttack attack) {
        SamlTeam saml = new SamlTeam(PLANE, attack.registered());
        Begun begun = saml.begin(saml.browser, "/dashboard/account");
        TestExchange exchange = saml.exchange(begun);
        HttpResponse<String> refused =
                SamlTeam.post(saml.browser, begun, attack.message().apply(exchange));
        assertThat(refused.statusCode()).as("%s: %s", attack, refused.body()).isEqualTo(403);
        assertThat(refused.body()).contains("role=\"alert\"");
        assertThat(refused.headers().allValues("Set-Cookie")).isEmpty();

        assertThat(saml.team.onlyRefusal("saml", attack.eventReason()))
                .startsWith(attack.reason().text())
                .contains(attack.detail().apply(exchange));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.XmlSec#attacks")
    void refusesMessagesOfAnotherImplementation(SamlAttack attack) {
        XmlSec.assumeInstalled();
        refuses(attack);
    }

    @Test
    void loadsNoExternalEntity() {
        try (EntityServer server = new EntityServer()) {
            refuses(server.attack());
            assertThat(server.isRequested()).isFalse();
        }
    }

    /** Changes few responses at random: {@link MutatedResponsesTest} changes many more. */
    @ParameterizedTest
    @EnumSource
    void refusesChangedResponsesOrKeepsTheUser(SignedPart part) {
        ResponseMutations mutations = new ResponseMutations(part.ordinal());
        SamlTeam saml = new SamlTeam(PLANE);
        int refusals = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            boolean text = i % 2 == 0;
            boolean encrypted = i % 4 < 2;
            UnaryOperator<TestResponse> change = text ? mutations::changeText : mutations::changeElements;
            if (!isAccepted(saml, part, encrypted, change)) {
                refusals++;
            }
        }
        assertThat(refusals).isPositive();
        assertThat(saml.team.refusals()).hasSize(refusals);
        assertThat(isAccepted(saml, part, false, UnaryOperator.identity())).isTrue();
        assertThat(isAccepted(saml, part, true, UnaryOperator.identity())).isTrue();
    }

    private static boolean isAccepted(
            SamlTeam saml, SignedPart part, boolean encrypted, UnaryOperator<TestResponse> change) {
        Begun begun = saml.begin(saml.browser, "/dashboard/account");
        TestExchange exchange = saml.exchange(begun);
        TestResponse response = exchange.response().with("ID=\"_assertion\"", "ID=\"_" + UUID.randomUUID() + "\"");
        TestResponse signed = encrypted ? response.encrypt(exchange.encryption(), part) : response.sign(part);
        TestResponse changed = change.apply(signed);
        HttpResponse<String> done = SamlTeam.post(saml.browser, begun, changed.encode());
        if (done.statusCode() == 303) {
            assertThat(email(saml)).as(changed.text()).isEqualTo(exchange.email());
            return true;
        }
        assertThat(done.statusCode()).as(changed.text()).isEqualTo(403);
        return false;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.AcceptedMessages#all")
    void signsIn(AcceptedMessage message) {
        SamlTeam saml = new SamlTeam(PLANE, message.registered());
        Begun begun = saml.begin(saml.browser, "/dashboard/account");
        TestExchange exchange = saml.exchange(begun);
        HttpResponse<String> done =
                SamlTeam.post(saml.browser, begun, message.message().apply(exchange));
        assertThat(done.statusCode()).as("%s: %s", message, done.body()).isEqualTo(303);
        assertThat(email(saml)).isEqualTo(exchange.email());
        assertThat(saml.team.userEvents())
                .extracting(event -> event.get("kind").asString())
                .containsExactly("user.signed_in", "user.created");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dev.ectype.controlplane.signin.saml.XmlSec#accepted")
    void signsInWithMessagesOfAnotherImplementation(AcceptedMessage message) {
        XmlSec.assumeInstalled();
        signsIn(message);
    }

    /** Returns the address of the user of the browser's session. */
    private static String email(SamlTeam saml) {
        JsonNode me = Client.json(saml.browser.get("/v1/me").body());
        assertThat(me.at("/session/method").asString()).isEqualTo("saml");
        return me.at("/user/email").asString();
    }
}
