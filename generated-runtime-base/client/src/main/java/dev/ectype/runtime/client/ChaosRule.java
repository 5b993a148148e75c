package dev.ectype.runtime.client;

import static dev.ectype.runtime.client.ChaosRuleMembers.list;
import static dev.ectype.runtime.client.ChaosRuleMembers.millis;
import static dev.ectype.runtime.client.ChaosRuleMembers.object;
import static dev.ectype.runtime.client.ChaosRuleMembers.seconds;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Builds a chaos rule: first its targets, then the share or range of requests, then one fault.
 *
 * <pre>{@code
 * ChaosRule.ofOperation("createPet").share(0.2).error(503, Duration.ofSeconds(5))
 * ChaosRule.ofResource("pets").requests(10, 20).latency(Duration.ofMillis(300))
 * }</pre>
 *
 * <p>The emulator validates the rule and refuses unknown names.
 */
public final class ChaosRule {
    private final Map<String, Document> members;

    private ChaosRule(Map<String, Document> members) {
        this.members = members;
    }

    private static ChaosRule of(String member, String... names) {
        return new ChaosRule(new LinkedHashMap<>()).with(member, list(names));
    }

    /**
     * {@return a rule for requests of these operations, without a fault}
     *
     * @param names the names of the operations, such as {@code createPet}
     */
    public static ChaosRule ofOperation(String... names) {
        return of("operation", names);
    }

    /** {@return a rule for requests of all operations, without a fault} */
    public static ChaosRule ofAll() {
        return of("operation", "*");
    }

    /**
     * {@return a rule for requests of these resources, without a fault}
     *
     * @param names the names of the resources, such as {@code pets}
     */
    public static ChaosRule ofResource(String... names) {
        return of("resource", names);
    }

    /**
     * {@return a rule for requests of operations with these tags, without a fault}
     *
     * @param names the tags
     */
    public static ChaosRule ofTag(String... names) {
        return of("tag", names);
    }

    /**
     * {@return a rule for the delivery of these messages to subscribers, without a fault}
     *
     * @param names the names of the messages, such as {@code OrderCreated}, or {@code *} for all
     */
    public static ChaosRule ofMessage(String... names) {
        return of("message", names);
    }

    /**
     * {@return a rule for requests of one operation, without a fault}
     *
     * @param method the method, such as {@code GET}
     * @param path the path as described, such as {@code /pets/{petId}}
     */
    public static ChaosRule ofPath(String method, String path) {
        return of("path", path).with("method", Document.of(method));
    }

    /**
     * {@return the rule with a name in replies and logs} The random choice of requests depends on it.
     *
     * @param name the name
     */
    public ChaosRule named(String name) {
        return with("name", Document.of(name));
    }

    /**
     * {@return the rule for these sandboxes only}
     *
     * @param sandboxes the names of the sandboxes
     */
    public ChaosRule in(String... sandboxes) {
        return with("sandbox", list(sandboxes));
    }

    /**
     * {@return the rule for a random share of the requests}
     *
     * @param share the share, from 0 to 1
     */
    public ChaosRule share(double share) {
        return with("share", Document.of(BigDecimal.valueOf(share)));
    }

    /**
     * {@return the rule for the next requests only}
     *
     * @param count the number of requests
     */
    public ChaosRule next(long count) {
        return with("next", Document.of(count));
    }

    /**
     * {@return the rule for a range of requests}
     *
     * @param from the number of the first request, counted from 1
     * @param to the number of the last request
     */
    public ChaosRule requests(long from, long to) {
        return with("requests", object("from", Document.of(from), "to", Document.of(to)));
    }

    /**
     * {@return the rule for a time range of the emulator's clock}
     *
     * @param from the first instant
     * @param to the last instant
     */
    public ChaosRule during(Instant from, Instant to) {
        return with("time", object("from", Document.of(from.toString()), "to", Document.of(to.toString())));
    }

    /**
     * {@return the rule, whose operation runs or does not run despite an error, a reset or a timeout}
     *
     * @param done true if the operation changes the state
     */
    public ChaosRule done(boolean done) {
        return with("done", Document.of(done));
    }

    /**
     * {@return the rule, which delays replies by a constant time}
     *
     * @param always the delay, in whole milliseconds
     */
    public ChaosRule latency(Duration always) {
        return with("latency", object("fixed", millis(always)));
    }

    /**
     * {@return the rule, which delays replies by a uniformly distributed time}
     *
     * @param from the shortest delay, in whole milliseconds
     * @param to the longest delay, in whole milliseconds
     */
    public ChaosRule latency(Duration from, Duration to) {
        return with("latency", object("uniform", object("from", millis(from), "to", millis(to))));
    }

    /**
     * {@return the rule, which delays replies by a log-normally distributed time}
     *
     * @param median the median of the delays, in whole milliseconds
     * @param sigma the spread of the delays; about 0.5 is usual
     */
    public ChaosRule latency(Duration median, double sigma) {
        Document scatter = Document.of(BigDecimal.valueOf(sigma));
        return with("latency", object("logNormal", object("median", millis(median), "sigma", scatter)));
    }

    /** {@return the rule, which does not deliver the messages} */
    public ChaosRule drop() {
        return with("drop", Document.TRUE);
    }

    /** {@return the rule, which delivers the messages twice} */
    public ChaosRule duplicate() {
        return with("duplicate", Document.TRUE);
    }

    /** {@return the rule, which delivers each message after the next one of its channel} */
    public ChaosRule reorder() {
        return with("reorder", Document.TRUE);
    }

    /**
     * {@return the rule, which answers with an error}
     *
     * @param status the status of the reply
     */
    public ChaosRule error(int status) {
        return with("error", Document.of(status));
    }

    /**
     * {@return the rule, which answers with an error and a {@code Retry-After} header}
     *
     * @param status the status of the reply
     * @param retryAfter the value of the header, in whole seconds
     */
    public ChaosRule error(int status, Duration retryAfter) {
        return with("error", object("status", Document.of(status), "retryAfter", seconds(retryAfter)));
    }

    /**
     * Answers a number of requests per time window of the emulator's clock, and the others with 429.
     *
     * @param limit the number of requests
     * @param each the length of the window, in whole seconds
     * @return the rule with this fault
     */
    public ChaosRule rateLimit(int limit, Duration each) {
        return with("rateLimit", object("limit", Document.of(limit), "seconds", seconds(each)));
    }

    /**
     * Answers a number of requests per window of requests, and the others with 429.
     *
     * @param limit the number of answered requests
     * @param requests the length of the window in requests
     * @return the rule with this fault
     */
    public ChaosRule rateLimit(int limit, long requests) {
        return with("rateLimit", object("limit", Document.of(limit), "requests", Document.of(requests)));
    }

    /** {@return the rule, which resets the connection instead of a reply} */
    public ChaosRule reset() {
        return with("reset", Document.TRUE);
    }

    /** {@return the rule, which removes the content of replies} */
    public ChaosRule empty() {
        return with("empty", Document.TRUE);
    }

    /** {@return the rule, which cuts replies at a random position} */
    public ChaosRule truncated() {
        return with("truncated", Document.TRUE);
    }

    /**
     * Cuts replies after a number of content bytes.
     *
     * @param bytes the number of sent content bytes
     * @return the rule with this fault
     */
    public ChaosRule truncated(int bytes) {
        return with("truncated", object("bytes", Document.of(bytes)));
    }

    /** {@return the rule, which breaks the syntax of replies} */
    public ChaosRule malformed() {
        return with("malformed", Document.TRUE);
    }

    /**
     * {@return the rule, which sends replies slowly}
     *
     * @param bytesPerSecond the rate, at least 1
     */
    public ChaosRule drip(int bytesPerSecond) {
        return with("drip", Document.of(bytesPerSecond));
    }

    /** {@return the rule, which sends no replies and keeps the connections open} */
    public ChaosRule timeout() {
        return with("timeout", Document.TRUE);
    }

    /** {@return the rule as JSON} */
    public Document toJson() {
        JsonWriter out = new JsonWriter().beginObject();
        members.forEach((name, value) -> out.name(name).value(value));
        return out.endObject().toDocument();
    }

    @Override
    public String toString() {
        return toJson().literal();
    }

    private ChaosRule with(String name, Document value) {
        Map<String, Document> more = new LinkedHashMap<>(members);
        more.put(name, value);
        return new ChaosRule(more);
    }
}
