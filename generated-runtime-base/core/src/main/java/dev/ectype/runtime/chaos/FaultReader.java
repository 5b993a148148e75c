package dev.ectype.runtime.chaos;

import dev.ectype.runtime.json.Document;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the fault of a rule. */
final class FaultReader {
    static final List<String> FAULTS = List.of(
            "latency",
            "error",
            "rateLimit",
            "reset",
            "empty",
            "truncated",
            "malformed",
            "drip",
            "timeout",
            "drop",
            "duplicate",
            "reorder");

    private static final long LONGEST = 600_000;
    private static final long YEAR = 31_536_000;

    private final RuleNames words;

    FaultReader(RuleNames words) {
        this.words = words;
    }

    /** Returns the fault, or null if there is not exactly one. */
    @Nullable
    Fault read(RuleFields rule) {
        List<String> names = FAULTS.stream().filter(rule::has).toList();
        if (names.size() != 1) {
            String found = names.isEmpty() ? "none" : String.join(" and ", names);
            rule.wrong("", "expected one fault of " + String.join(", ", FAULTS) + "; found " + found);
            return null;
        }
        String name = names.get(0);
        Document value = Objects.requireNonNull(rule.get(name));
        RuleFields inner = rule.inner(name);
        return switch (name) {
            case "latency" -> new Fault.Latency(spread(value, inner));
            case "error" -> error(value, inner);
            case "rateLimit" -> rateLimit(value, inner);
            case "truncated" -> truncated(value, inner);
            case "drip" -> drip(value, inner);
            default -> plain(name, value, rule);
        };
    }

    private @Nullable Fault plain(String name, Document value, RuleFields rule) {
        if (!value.isTrue()) {
            rule.wrong("/" + name, "expected true, found " + RuleFields.quoted(value));
        }
        return switch (name) {
            case "reset" -> new Fault.Reset();
            case "empty" -> new Fault.Empty();
            case "malformed" -> new Fault.Malformed();
            case "drop" -> new Fault.Drop();
            case "duplicate" -> new Fault.Duplicate();
            case "reorder" -> new Fault.Reorder();
            default -> new Fault.TimeOut();
        };
    }

    private DelayDistribution spread(Document value, RuleFields inner) {
        if (value.isNumber()) {
            return new DelayDistribution.Fixed(inner.whole(value, "", 0, LONGEST));
        }
        List<String> kinds = List.of("fixed", "uniform", "logNormal");
        long count = kinds.stream().filter(inner::has).count();
        if (!value.isObject() || count != 1) {
            inner.wrong(
                    "",
                    "expected milliseconds, {\"fixed\": 200}, {\"uniform\": {\"from\": 50, \"to\": 150}} or"
                            + " {\"logNormal\": {\"median\": 80, \"sigma\": 0.5}}, found " + RuleFields.quoted(value));
            return new DelayDistribution.Fixed(0);
        }
        inner.only(words, kinds);
        if (inner.has("fixed")) {
            return new DelayDistribution.Fixed(inner.whole("fixed", 0, LONGEST, 0));
        }
        return inner.has("uniform") ? uniform(object(inner, "uniform")) : logNormal(object(inner, "logNormal"));
    }

    private DelayDistribution uniform(RuleFields bounds) {
        bounds.only(words, List.of("from", "to"));
        long from = bounds.whole("from", 0, LONGEST, 0);
        require(bounds, "to");
        return new DelayDistribution.Uniform(from, bounds.whole("to", from, LONGEST, from));
    }

    private DelayDistribution logNormal(RuleFields form) {
        form.only(words, List.of("median", "sigma", "most"));
        require(form, "median");
        return new DelayDistribution.LogNormal(
                form.number("median", 0, LONGEST, 0),
                form.number("sigma", 0, 10, 0.5),
                form.whole("most", 0, LONGEST, LONGEST));
    }

    private Fault error(Document value, RuleFields inner) {
        if (value.isNumber()) {
            return new Fault.Error((int) inner.whole(value, "", 400, 599), -1, "");
        }
        RuleFields form = object(inner).only(words, List.of("status", "retryAfter", "message"));
        require(form, "status");
        Document message = form.get("message");
        if (message != null && !message.isString()) {
            form.wrong("/message", "expected a string, found " + RuleFields.quoted(message));
        }
        return new Fault.Error(
                (int) form.whole("status", 400, 599, 500),
                form.whole("retryAfter", 0, YEAR, -1),
                message == null ? "" : message.text());
    }

    private Fault rateLimit(Document value, RuleFields inner) {
        RuleFields form = object(inner).only(words, List.of("limit", "seconds", "requests", "retryAfter"));
        if (value.isObject() && form.has("seconds") == form.has("requests")) {
            form.wrong("", "expected the length of a window: either seconds or requests");
        }
        require(form, "limit");
        long seconds = form.whole("seconds", 1, YEAR, 0);
        long requests = form.whole("requests", 1, Integer.MAX_VALUE, 0);
        return new Fault.RateLimit(
                (int) form.whole("limit", 0, Integer.MAX_VALUE, 0),
                seconds,
                seconds == 0 && requests == 0 ? 1 : requests,
                form.whole("retryAfter", 0, YEAR, 1));
    }

    private Fault truncated(Document value, RuleFields inner) {
        if (value.isTrue()) {
            return new Fault.Truncated(-1);
        }
        RuleFields form = object(inner).only(words, List.of("bytes"));
        require(form, "bytes");
        return new Fault.Truncated((int) form.whole("bytes", 0, Integer.MAX_VALUE, 0));
    }

    private Fault drip(Document value, RuleFields inner) {
        if (value.isNumber()) {
            return new Fault.Drip((int) inner.whole(value, "", 1, Integer.MAX_VALUE));
        }
        RuleFields form = object(inner).only(words, List.of("bytesPerSecond"));
        require(form, "bytesPerSecond");
        return new Fault.Drip((int) form.whole("bytesPerSecond", 1, Integer.MAX_VALUE, 1));
    }

    private static RuleFields object(RuleFields parent, String name) {
        return object(parent.inner(name));
    }

    private static RuleFields object(RuleFields form) {
        if (!form.object().isObject()) {
            form.wrong("", "expected an object, found " + RuleFields.quoted(form.object()));
        }
        return form;
    }

    private static void require(RuleFields form, String name) {
        if (form.object().isObject() && !form.has(name)) {
            form.wrong("", "the member '" + name + "' is missing");
        }
    }
}
