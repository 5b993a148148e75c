package dev.ectype.runtime.client;

import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.JsonWriter;
import java.util.ArrayList;
import java.util.List;

/** Manages the chaos rules of an emulator. Each change is a write in its journal. */
public final class ChaosCalls {
    private static final String ROUTE = "chaos";

    private final ControlClient line;

    ChaosCalls(ControlClient line) {
        this.line = line;
    }

    /** {@return the rules in force, in the order of their evaluation} */
    public List<RuleInForce> show() {
        return line.get(ROUTE, ChaosCalls::rules);
    }

    /**
     * Replaces the rules in force.
     *
     * @param rules the rules, in the order of their evaluation
     * @return the rules in force
     * @throws Refused if a rule is invalid
     */
    public List<RuleInForce> put(ChaosRule... rules) {
        JsonWriter list = new JsonWriter().beginArray();
        List.of(rules).forEach(rule -> list.value(rule.toJson()));
        return put(list.endArray().toDocument());
    }

    /**
     * Replaces the rules in force.
     *
     * @param rules a JSON list of rules, or an object with the member {@code rules}
     * @return the rules in force
     * @throws Refused if a rule is invalid
     */
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

    /**
     * Adds a rule before the rules in force, which keep their counts.
     *
     * @param rule the rule, which is evaluated first
     * @return the rules in force
     * @throws Refused if the rule is invalid
     */
    public List<RuleInForce> add(ChaosRule rule) {
        return line.post(ROUTE, rule.toJson().toBytes(), ChaosCalls::rules);
    }

    /**
     * Makes a number of the next calls of an operation fail with a status.
     *
     * @param count the number of calls
     * @param operation the name of the operation, such as {@code createPet}
     * @param status the status of the error
     * @return the rules in force
     * @throws Refused if there is no such operation, or the status is no error
     */
    public List<RuleInForce> failNext(long count, String operation, int status) {
        return add(ChaosRule.ofOperation(operation).next(count).error(status));
    }

    /** Removes all rules. */
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
     * Describes a rule in force.
     *
     * @param name the name of the rule
     * @param matched the number of matching requests
     * @param came the number of requests with the fault; for a limit, the number of counted requests
     * @param rule the whole rule as JSON
     */
    public record RuleInForce(String name, long matched, long came, Document rule) {}
}
