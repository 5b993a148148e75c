package dev.ectype.runtime.chaos;

import dev.ectype.runtime.chaos.InvalidRules.RuleError;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads chaos rules and reports all their errors at once. */
final class ChaosRuleReader {
    static final int MOST = 100;

    private static final List<String> PLACES =
            List.of("operation", "resource", "tag", "method", "path", "message", "sandbox");
    /** The targets that may be all names. */
    private static final List<String> ALL_NAMES = List.of("operation", "message");

    private static final List<String> OTHERS = List.of("name", "share", "next", "requests", "time", "done");
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

    private final RuleNames words;
    private final FaultReader faults;
    private final List<RuleError> wrongs = new ArrayList<>();
    private final Set<String> taken = new LinkedHashSet<>();

    ChaosRuleReader(RuleNames words, Collection<String> taken) {
        this.words = words;
        this.faults = new FaultReader(words);
        this.taken.addAll(taken);
    }

    /**
     * Reads a list of rules or an object with one.
     *
     * @throws InvalidRules with all errors
     */
    List<Rule> all(Document given) {
        Document list = given.isObject() ? given.member("rules") : given;
        String pointer = given.isObject() ? "/rules" : "";
        if (given.isObject()) {
            // The output may be stored again and then contains counts.
            new RuleFields(given, "", wrongs).only(words, List.of("rules", "counts"));
        }
        if (list == null || !list.isArray()) {
            wrongs.add(new RuleError(pointer, "expected a list of rules"));
            throw new InvalidRules(wrongs);
        }
        if (list.size() > MOST) {
            wrongs.add(new RuleError(pointer, "expected at most " + MOST + " rules, found " + list.size()));
            throw new InvalidRules(wrongs);
        }
        for (Document each : list.elements()) {
            Document name = each.isObject() ? each.member("name") : null;
            if (name != null && name.isString() && !taken.add(name.text())) {
                wrongs.add(new RuleError(pointer, "two rules have the name \"" + name.text() + "\""));
            }
        }
        List<Rule> rules = new ArrayList<>();
        int index = 0;
        for (Document each : list.elements()) {
            Rule rule = one(each, pointer + "/" + index++);
            if (rule != null) {
                rules.add(rule);
            }
        }
        if (!wrongs.isEmpty()) {
            throw new InvalidRules(wrongs);
        }
        return rules;
    }

    /** Reads previously accepted rules for an API that may lack their names by now. */
    static List<Rule> accepted(Document list) {
        ChaosRuleReader reader = new ChaosRuleReader(new RuleNames(List::of, (typed, names) -> null), List.of());
        List<Rule> rules = new ArrayList<>();
        for (Document each : list.elements()) {
            Rule rule = reader.one(each, "");
            if (rule != null) {
                rules.add(rule);
            }
        }
        return rules;
    }

    private @Nullable Rule one(Document given, String pointer) {
        RuleFields fields = new RuleFields(given, pointer, wrongs);
        if (!given.isObject()) {
            fields.wrong("", "expected a rule, found " + RuleFields.quoted(given));
            return null;
        }
        List<String> known = new ArrayList<>(PLACES);
        known.addAll(FaultReader.FAULTS);
        known.addAll(OTHERS);
        fields.only(words, known);
        RuleMatch match = match(fields);
        Fault fault = faults.read(fields);
        if (fault != null && fields.has("done") && !fault.mayBeEither()) {
            fields.wrong("/done", "only error, reset and timeout can set whether the operation runs");
        }
        if (fault != null) {
            checkTarget(match, fault, fields);
        }
        String name = name(fields);
        NumberRange requests = requests(fields);
        NumberRange time = time(fields);
        double share = fields.number("share", 0, 1, 1);
        boolean done = fields.flag("done", fault != null && fault.isDone());
        return fault == null ? null : new Rule(name, match, share, requests, time, done, fault, named(given, name));
    }

    private RuleMatch match(RuleFields fields) {
        RuleMatch match = new RuleMatch(
                known(fields, "operation", words.operations()),
                known(fields, "resource", words.resources()),
                known(fields, "tag", words.tags()),
                known(fields, "method", words.methods()),
                known(fields, "path", words.paths()),
                known(fields, "message", words.messages()),
                fields.words("sandbox"));
        if (PLACES.stream().noneMatch(fields::has)) {
            fields.wrong(
                    "",
                    "the rule matches nothing: set operation, resource, tag, method, path, message or sandbox; operation \"*\" matches all");
        } else if (wrongs.isEmpty() && !words.hasAny(match)) {
            fields.wrong("", "no operation matches all of its members");
        }
        return match;
    }

    private static void checkTarget(RuleMatch match, Fault fault, RuleFields fields) {
        if (!match.isForMessages()) {
            if (fault.isOnlyForMessages()) {
                fields.wrong("", "drop, duplicate and reorder need a message; message \"*\" matches all");
            }
            return;
        }
        List<String> others = PLACES.stream()
                .filter(place -> fields.has(place) && !place.equals("message") && !place.equals("sandbox"))
                .toList();
        if (!others.isEmpty()) {
            fields.wrong("/" + others.get(0), "a rule for the delivery of messages has no other target than sandbox");
        }
        if (!fault.mayBeForMessages()) {
            fields.wrong("", "the delivery of a message has one of drop, duplicate, reorder, latency and malformed");
        }
    }

    private List<String> known(RuleFields fields, String name, Set<String> names) {
        List<String> values = fields.words(name);
        for (String each : values) {
            boolean all = ALL_NAMES.contains(name) && each.equals(RuleMatch.ALL);
            if (!all && !names.contains(each)) {
                fields.wrong("/" + name, "there is no " + name + " \"" + each + "\"" + words.advice(each, names));
            }
        }
        return values;
    }

    private String name(RuleFields fields) {
        Document values = fields.get("name");
        if (values != null) {
            if (!values.isString() || !values.text().matches(NAME)) {
                fields.wrong(
                        "/name",
                        "expected up to 64 letters, digits, dots, dashes and underscores, found "
                                + RuleFields.quoted(values));
            }
            return values.text();
        }
        int number = 1;
        while (!taken.add("rule-" + number)) {
            number++;
        }
        return "rule-" + number;
    }

    private NumberRange requests(RuleFields fields) {
        if (fields.has("next")) {
            if (fields.has("requests")) {
                fields.wrong("/next", "next: 3 means requests: {from: 1, to: 3}; set only one of them");
            }
            return new NumberRange(1, fields.whole("next", 1, Long.MAX_VALUE, 1));
        }
        if (!fields.has("requests")) {
            return NumberRange.ALWAYS;
        }
        RuleFields bounds = bounds(fields, "requests");
        long from = bounds.whole("from", 1, Long.MAX_VALUE, 1);
        return new NumberRange(from, bounds.whole("to", from, Long.MAX_VALUE, Long.MAX_VALUE));
    }

    private NumberRange time(RuleFields fields) {
        if (!fields.has("time")) {
            return NumberRange.ALWAYS;
        }
        RuleFields bounds = bounds(fields, "time");
        long from = bounds.time("from", Long.MIN_VALUE);
        long to = bounds.time("to", Long.MAX_VALUE);
        if (from > to) {
            bounds.wrong("", "the range ends before it begins");
        }
        return new NumberRange(from, to);
    }

    private RuleFields bounds(RuleFields fields, String name) {
        RuleFields bounds = fields.inner(name);
        if (!bounds.object().isObject() || bounds.object().size() == 0) {
            bounds.wrong("", "expected from, to or both, found " + RuleFields.quoted(bounds.object()));
        }
        return bounds.only(words, List.of("from", "to"));
    }

    private static Document named(Document given, String name) {
        JsonWriter out =
                new JsonWriter(given.length() + 32).beginObject().name("name").value(name);
        for (JsonMember member : given.members()) {
            if (!member.name().equals("name")) {
                out.name(member.name()).value(member.value());
            }
        }
        return out.endObject().toDocument();
    }
}
