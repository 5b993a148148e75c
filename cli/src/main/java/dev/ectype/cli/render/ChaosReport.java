package dev.ectype.cli.render;

import dev.ectype.cli.terminal.Terminal;
import dev.ectype.runtime.client.ChaosCalls.RuleInForce;
import dev.ectype.runtime.json.JsonMember;
import dev.ectype.runtime.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Prints the active chaos rules. */
public record ChaosReport(Terminal terminal, boolean json) {
    public void rules(List<RuleInForce> rules) {
        if (json) {
            terminal.out().println(new String(listed(rules), StandardCharsets.UTF_8));
        } else if (rules.isEmpty()) {
            terminal.printMessage("No rule is active: requests meet no faults.");
        } else {
            Columns columns = new Columns().row("rule", "matched", "came", "what");
            for (RuleInForce rule : rules) {
                columns.row(rule.name(), Long.toString(rule.matched()), Long.toString(rule.came()), unnamed(rule));
            }
            columns.lines().forEach(terminal.out()::println);
        }
    }

    private static String unnamed(RuleInForce rule) {
        JsonWriter out = new JsonWriter().beginObject();
        for (JsonMember member : rule.rule().members()) {
            if (!member.name().equals("name")) {
                out.name(member.name()).value(member.value());
            }
        }
        return new String(out.endObject().toBytes(), StandardCharsets.UTF_8);
    }

    private static byte[] listed(List<RuleInForce> rules) {
        JsonWriter out = new JsonWriter().beginArray();
        for (RuleInForce rule : rules) {
            out.beginObject().name("name").value(rule.name()).name("matched").value(rule.matched());
            out.name("came").value(rule.came()).name("rule").value(rule.rule()).endObject();
        }
        return out.endArray().toBytes();
    }
}
