package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which requests meet which fault: first what the rule is for, then which of those requests, then one fault.
 *
 * <pre>{@code
 * ChaosRule.ofOperation("createPet").share(0.2).error(503, Duration.ofSeconds(5))
 * ChaosRule.ofResource("pets").requests(10, 20).latency(Duration.ofMillis(300))
 * }</pre>
 *
 * <p>The emulator judges it: names that its API does not have are refused when the rule is put.
 */
public final class ChaosRule {
    private final Map<String, Document> members;

    private ChaosRule(Map<String, Document> members) {
        this.members = members;
    }

    private static ChaosRule of(String member, String... names) {
        return new ChaosRule(new LinkedHashMap<>()).with(member, list(names));
    }

    /** For requests of these operations. */
    public static ChaosRule ofOperation(String... names) {
        return of("operation", names);
    }

    /** For requests of all operations. */
    public static ChaosRule ofAll() {
        return of("operation", "*");
    }

    /** For requests of operations that work on these resources. */
    public static ChaosRule ofResource(String... names) {
        return of("resource", names);
    }

    /** For requests of operations that the description puts into these groups. */
    public static ChaosRule ofTag(String... names) {
        return of("tag", names);
    }

    /** For requests of the operation with this path as it is described, such as {@code /pets/{petId}}. */
    public static ChaosRule ofPath(String method, String path) {
        return of("path", path).with("method", Document.of(method));
    }

    /** What replies and logs call it; the dice depend on it. */
    public ChaosRule named(String name) {
        return with("name", Document.of(name));
    }

    /** In these sandboxes only. */
    public ChaosRule in(String... sandboxes) {
        return with("sandbox", list(sandboxes));
    }

    /** This share of the requests, from 0 to 1. */
    public ChaosRule share(double share) {
        return with("share", Document.of(BigDecimal.valueOf(share)));
    }

    /** The next requests, so many. */
    public ChaosRule next(long count) {
        return with("next", Document.of(count));
    }

    /** From one of the requests to another, counted from 1 on. */
    public ChaosRule requests(long from, long to) {
        return with("requests", object("from", Document.of(from), "to", Document.of(to)));
    }

    /** From one time to another of the emulator's clock. */
    public ChaosRule during(Instant from, Instant to) {
        return with("time", object("from", Document.of(from.toString()), "to", Document.of(to.toString())));
    }

    /** Whether the operation is done although the client meets an error, a reset or a time-out. */
    public ChaosRule done(boolean done) {
        return with("done", Document.of(done));
    }

    /** Replies come late. */
    public ChaosRule latency(Duration always) {
        return with("latency", object("fixed", millis(always)));
    }

    /** Replies come late, each delay as likely as any other. */
    public ChaosRule latency(Duration from, Duration to) {
        return with("latency", object("uniform", object("from", millis(from), "to", millis(to))));
    }

    /**
     * Replies come late, mostly by about the median, sometimes much more.
     *
     * @param sigma how far delays scatter; about 0.5 is usual
     */
    public ChaosRule latency(Duration median, double sigma) {
        Document scatter = Document.of(BigDecimal.valueOf(sigma));
        return with("latency", object("logNormal", object("median", millis(median), "sigma", scatter)));
    }

    /** An error is answered. */
    public ChaosRule error(int status) {
        return with("error", Document.of(status));
    }

    /** An error is answered that says when to try again. */
    public ChaosRule error(int status, Duration retryAfter) {
        return with("error", object("status", Document.of(status), "retryAfter", seconds(retryAfter)));
    }

    /** So many requests are answered in each such time of the emulator's clock, and others with 429. */
    public ChaosRule rateLimit(int limit, Duration each) {
        return with("rateLimit", object("limit", Document.of(limit), "seconds", seconds(each)));
    }

    /** So many of so many requests are answered, and the others with 429. */
    public ChaosRule rateLimit(int limit, long requests) {
        return with("rateLimit", object("limit", Document.of(limit), "requests", Document.of(requests)));
    }

    /** The connection is reset. */
    public ChaosRule reset() {
        return with("reset", Document.TRUE);
    }

    /** Replies have no content. */
    public ChaosRule empty() {
        return with("empty", Document.TRUE);
    }

    /** Replies end somewhere before their end. */
    public ChaosRule truncated() {
        return with("truncated", Document.TRUE);
    }

    /** Replies end after so many bytes of their content. */
    public ChaosRule truncated(int bytes) {
        return with("truncated", object("bytes", Document.of(bytes)));
    }

    /** Replies are not of the form that their type says. */
    public ChaosRule malformed() {
        return with("malformed", Document.TRUE);
    }

    /** Replies come slowly. */
    public ChaosRule drip(int bytesPerSecond) {
        return with("drip", Document.of(bytesPerSecond));
    }

    /** Replies never come. */
    public ChaosRule timeout() {
        return with("timeout", Document.TRUE);
    }

    /** The rule as JSON. */
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

    private static Document list(String... names) {
        JsonWriter out = new JsonWriter().beginArray();
        List.of(names).forEach(out::value);
        return names.length == 1 ? Document.of(names[0]) : out.endArray().toDocument();
    }

    private static Document object(String name, Document value) {
        return new JsonWriter()
                .beginObject()
                .name(name)
                .value(value)
                .endObject()
                .toDocument();
    }

    private static Document object(String name, Document value, String other, Document second) {
        return new JsonWriter()
                .beginObject()
                .name(name)
                .value(value)
                .name(other)
                .value(second)
                .endObject()
                .toDocument();
    }

    private static Document millis(Duration time) {
        return Document.of(time.toMillis());
    }

    private static Document seconds(Duration time) {
        return Document.of(time.toSeconds());
    }
}
