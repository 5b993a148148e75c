package dev.ectype.compiler.emit;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.Javadocs;
import dev.ectype.compiler.emit.step.OperationMethod;
import dev.ectype.compiler.graph.ErrorExit;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepSummary;
import dev.ectype.compiler.ir.Endpoint;
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
        StepSummary summary = step.summary();
        return summary == null ? "" : " " + summary.action() + " " + Javadocs.code(summary.subject()) + ".";
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
