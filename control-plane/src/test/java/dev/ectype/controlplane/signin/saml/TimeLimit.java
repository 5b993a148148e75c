package dev.ectype.controlplane.signin.saml;

import java.time.Instant;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Holds one of the times that limit the validity of a response, with a response that only this time limits.
 *
 * @param part the name of the time in explanations
 * @param end whether the validity ends at this time instead of beginning
 * @param response writes an unsigned response with this time
 */
record TimeLimit(String name, String part, boolean end, BiFunction<TestExchange, Instant, TestResponse> response) {
    private static final long HOUR = 3600;
    /** The difference of the clocks that tests against a service use: far enough from the allowed one for slow machines. */
    private static final long REFUSED = 300;

    private static final long ACCEPTED = 30;

    static List<TimeLimit> all() {
        return List.of(
                end(
                        "end of the conditions",
                        "NotOnOrAfter of the conditions",
                        (x, end) -> unlimited(x)
                                .with(
                                        x.at(-HOUR) + "\" NotOnOrAfter=\"" + x.at(TestExchange.SESSION_END),
                                        x.at(-HOUR) + "\" NotOnOrAfter=\"" + end)),
                end(
                        "end of the confirmation",
                        "NotOnOrAfter of the subject confirmation",
                        (x, end) -> unlimited(x)
                                .with(
                                        x.acs() + "\" NotOnOrAfter=\"" + x.at(TestExchange.SESSION_END),
                                        x.acs() + "\" NotOnOrAfter=\"" + end)),
                end(
                        "end of the session",
                        "SessionNotOnOrAfter",
                        (x, end) -> unlimited(x)
                                .with(
                                        "SessionNotOnOrAfter=\"" + x.at(TestExchange.SESSION_END),
                                        "SessionNotOnOrAfter=\"" + end)),
                begin(
                        "begin of the conditions",
                        "NotBefore of the conditions",
                        (x, begin) -> unlimited(x).with("NotBefore=\"" + x.at(-HOUR), "NotBefore=\"" + begin)),
                begin(
                        "begin of the confirmation",
                        "NotBefore of the subject confirmation",
                        (x, begin) -> unlimited(x)
                                .with(
                                        x.acs() + "\" NotOnOrAfter",
                                        x.acs() + "\" NotBefore=\"" + begin + "\" NotOnOrAfter")),
                begin(
                        "time of the authentication",
                        "AuthnInstant",
                        (x, begin) -> unlimited(x).with("AuthnInstant=\"" + x.at(-HOUR), "AuthnInstant=\"" + begin)),
                begin(
                        "time of the response",
                        "IssueInstant",
                        (x, begin) -> unlimited(x)
                                .with(
                                        "IssueInstant=\"" + x.at(-HOUR) + "\" Dest",
                                        "IssueInstant=\"" + begin + "\" Dest")),
                begin(
                        "time of the assertion",
                        "IssueInstant",
                        (x, begin) -> unlimited(x)
                                .with(
                                        "IssueInstant=\"" + x.at(-HOUR) + "\"><saml",
                                        "IssueInstant=\"" + begin + "\"><saml")));
    }

    static List<SamlAttack> attacks() {
        return all().stream()
                .map(limit -> SamlAttack.of(
                                (limit.end ? "past " : "future ") + limit.name,
                                limit.end ? SamlRefusal.EXPIRED : SamlRefusal.NOT_YET_VALID,
                                "",
                                x -> limit.response(x, REFUSED).sign(SignedPart.ASSERTION))
                        .detail(x -> limit.part + " is " + limit.time(x, REFUSED)))
                .toList();
    }

    static List<AcceptedMessage> accepted() {
        return all().stream()
                .map(limit -> AcceptedMessage.of(
                        limit.name + " within the difference of clocks",
                        x -> limit.response(x, ACCEPTED).sign(SignedPart.ASSERTION)))
                .toList();
    }

    /** Returns a response whose time is wrong by some seconds. */
    private TestResponse response(TestExchange x, long seconds) {
        return response.apply(x, time(x, seconds));
    }

    private Instant time(TestExchange x, long seconds) {
        return x.now().plusSeconds(end ? -seconds : seconds);
    }

    /** Returns a response whose validity begins an hour ago and ends with the session. */
    private static TestResponse unlimited(TestExchange x) {
        String end = "NotOnOrAfter=\"" + x.at(TestExchange.SESSION_END);
        String issued = "IssueInstant=\"" + x.at(0);
        return x.response()
                .with("NotOnOrAfter=\"" + x.at(TestExchange.CONFIRMATION_END), end)
                .with("NotOnOrAfter=\"" + x.at(TestExchange.CONDITIONS_END), end)
                .with("NotBefore=\"" + x.at(TestExchange.BEGIN), "NotBefore=\"" + x.at(-HOUR))
                .with("AuthnInstant=\"" + x.at(TestExchange.AUTHENTICATION), "AuthnInstant=\"" + x.at(-HOUR))
                .with(issued + "\" Dest", "IssueInstant=\"" + x.at(-HOUR) + "\" Dest")
                .with(issued, "IssueInstant=\"" + x.at(-HOUR));
    }

    private static TimeLimit end(String name, String part, BiFunction<TestExchange, Instant, TestResponse> response) {
        return new TimeLimit(name, part, true, response);
    }

    private static TimeLimit begin(String name, String part, BiFunction<TestExchange, Instant, TestResponse> response) {
        return new TimeLimit(name, part, false, response);
    }

    @Override
    public String toString() {
        return name;
    }
}
