package dev.ectype.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.step.OperationMethod;
import dev.ectype.compiler.graph.ErrorExit;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.Endpoint;
import dev.ectype.compiler.ir.resource.ListEditKind;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Writes the Javadoc of an operation's method: its binding, its state changes and its statuses. */
final class OperationJavadoc {
    private OperationJavadoc() {}

    static CodeBlock of(OperationMethod method) {
        Endpoint endpoint = method.endpoint();
        String text = Javadocs.sentence(
                endpoint.text().summary() != null
                        ? endpoint.text().summary()
                        : endpoint.text().description());
        String changes =
                method.behavior().steps().stream().map(OperationJavadoc::change).collect(Collectors.joining());
        return CodeBlock.of(Javadocs.code(endpoint.binding().words()) + (text.isEmpty() ? "." : ": " + text) + changes
                + (method.subscribedResource() == null
                        ? " Returns " + statuses(method) + "."
                        : " Called for each event; {@code noEvent()} suppresses it.")
                + "\n");
    }

    private static String change(Step step) {
        if (step instanceof Step.SetFlag flag) {
            return " " + (flag.on() ? "Sets the flag " : "Clears the flag ") + Javadocs.code(flag.member()) + ".";
        }
        if (step instanceof Step.EditList edit) {
            String list = edit.member() == null ? edit.relationship() : edit.member();
            return " " + verb(edit.edit()) + " " + Javadocs.code(String.valueOf(list)) + ".";
        }
        if (step instanceof Step.Link || step instanceof Step.Unlink) {
            String relationship =
                    step instanceof Step.Link link ? link.relationship() : ((Step.Unlink) step).relationship();
            return " " + (step instanceof Step.Link ? "Adds a link to " : "Removes a link from ")
                    + Javadocs.code(relationship) + ".";
        }
        if (step instanceof Step.Publish || step instanceof Step.Fetch) {
            boolean publishes = step instanceof Step.Publish;
            String envelopes = publishes
                    ? ((Step.Publish) step).envelopes().value()
                    : ((Step.Fetch) step).envelopes().value();
            return (publishes ? " Publishes to " : " Pulls from ") + Javadocs.code(envelopes) + ".";
        }
        if (step instanceof Step.AdvanceOperation advance) {
            return " Completes " + Javadocs.code(String.join(", ", advance.pending()) + " -> " + advance.done()) + ".";
        }
        return step instanceof Step.Transition transition ? states(transition) : "";
    }

    private static String verb(ListEditKind edit) {
        return switch (edit) {
            case ADD -> "Adds to";
            case REMOVE -> "Removes from";
            case REPLACE -> "Replaces";
        };
    }

    private static String states(Step.Transition transition) {
        return " Changes the state " + Javadocs.code(String.join(", ", transition.from()) + " -> " + transition.to())
                + ".";
    }

    private static String statuses(OperationMethod method) {
        TreeSet<Integer> exits = method.behavior().exits().stream()
                .map(ErrorExit::status)
                .collect(Collectors.toCollection(TreeSet::new));
        List<String> words = exits.stream().map(String::valueOf).toList();
        ReplyRule reply = method.behavior().reply();
        String success = reply.status()
                + (reply.createdStatus() == null ? "" : ", or " + reply.createdStatus() + " for a new instance");
        return words.isEmpty() ? success : success + "; errors " + String.join(", ", words);
    }
}
