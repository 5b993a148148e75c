package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/** The faults that an emulator makes on purpose; each change is a write of its journal. */
public final class ChaosCalls {
    private static final String ROUTE = "chaos";

    private final ControlClient line;

    ChaosCalls(ControlClient line) {
        this.line = line;
    }

    /** The rules in force, in the order in which they are taken. */
    public List<RuleInForce> show() {
        return line.get(ROUTE, ChaosCalls::rules);
    }

    /** Puts rules in the place of those in force. */
    public List<RuleInForce> put(ChaosRule... rules) {
        JsonWriter list = new JsonWriter().beginArray();
        List.of(rules).forEach(rule -> list.value(rule.toJson()));
        return put(list.endArray().toDocument());
    }

    /** Puts rules in the place of those in force; they are a JSON list, or an object with the member {@code rules}. */
    public List<RuleInForce> put(Document rules) {
        Document body = rules.isObject()
                ? rules
                : new JsonWriter()
                        .beginObject()
                        .name("rules")
                        .value(rules)
                        .endObject()
                        .toDocument();
        return line.put(ROUTE, body.toBytes(), ChaosCalls::rules);
    }

    /** Puts a rule before those in force, which go on counting. */
    public List<RuleInForce> add(ChaosRule rule) {
        return line.post(ROUTE, rule.toJson().toBytes(), ChaosCalls::rules);
    }

    /** Lets the next calls of an operation fail with a status, so many. */
    public List<RuleInForce> failNext(long count, String operation, int status) {
        return add(ChaosRule.ofOperation(operation).next(count).error(status));
    }

    /** Takes all rules away. */
    public void clear() {
        line.delete(ROUTE, ChaosCalls::rules);
    }

    private static List<RuleInForce> rules(Document reply) {
        List<RuleInForce> rules = new ArrayList<>();
        Document counts = ReplyMembers.part(reply, "counts");
        for (Document rule : ReplyMembers.part(reply, "rules").elements()) {
            String name = ReplyMembers.text(rule, "name");
            Document counted = ReplyMembers.part(counts, name);
            rules.add(new RuleInForce(
                    name,
                    ReplyMembers.number(counted, "matched"),
                    ReplyMembers.number(counted, "came"),
                    rule.detach()));
        }
        return rules;
    }

    /**
     * A rule in force.
     *
     * @param matched how many requests it has been for
     * @param came how many of them met the fault; of a limit, how many were counted
     * @param rule all of it, as JSON
     */
    public record RuleInForce(String name, long matched, long came, Document rule) {}
}
