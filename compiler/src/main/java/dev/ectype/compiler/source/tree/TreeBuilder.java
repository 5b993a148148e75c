package dev.ectype.compiler.source.tree;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Builds the node tree while a parser runs, and fails if the input is too deep or too large. */
final class TreeBuilder {
    private final String file;
    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final Deque<Frame> open = new ArrayDeque<>();
    private final Map<String, String> names = new LinkedHashMap<>();
    private @Nullable SourceNode root;
    private long nodes;
    private long aliased;

    TreeBuilder(String file, ReadingLimits limits, Diagnostics diagnostics) {
        this.file = file;
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    /** Returns the finished root value, or null before. */
    @Nullable
    SourceNode root() {
        return root;
    }

    /** Returns the innermost open collection, or null outside of all. */
    @Nullable
    Frame top() {
        return open.peek();
    }

    /** Shares one string among equal names, since descriptions repeat a few names very often. */
    String shared(String name) {
        String known = names.putIfAbsent(name, name);
        return known == null ? name : known;
    }

    void begin(Frame frame) throws UnreadableDocument {
        count(frame.line(), frame.column());
        if (open.size() >= limits.depth()) {
            throw tooDeep(frame.line(), frame.column());
        }
        frame.startedAt(nodes);
        open.push(frame);
    }

    /** Ends the innermost collection, adds it to its parent, and returns it. */
    Subtree end() throws UnreadableDocument {
        Frame frame = open.pop();
        SourceNode node = frame.finish(this);
        Subtree branch = new Subtree(node, nodes - frame.nodesBefore() + 1, frame.height() + 1);
        place(branch);
        return branch;
    }

    Subtree scalar(ScalarNode node) throws UnreadableDocument {
        count(node.line(), node.column());
        Subtree branch = new Subtree(node, 1, 0);
        place(branch);
        return branch;
    }

    /** Adds a value again, at the cost of its full expansion. */
    void alias(Subtree target, int line, int column) throws UnreadableDocument {
        aliased += target.size();
        nodes += target.size();
        if (aliased > limits.aliased() || nodes > limits.nodes()) {
            throw new UnreadableDocument(
                    DiagnosticCode.ENDLESS_ALIASES,
                    new SourceLocation(file, line, column),
                    "the aliases up to here expand to more than " + limits.aliased() + " values",
                    "Write the repeated values out, or refer to them with $ref, which is not expanded.");
        }
        if (open.size() + target.height() > limits.depth()) {
            throw tooDeep(line, column);
        }
        place(target);
    }

    void warn(DiagnosticCode code, int line, int column, String message, String hint) {
        diagnostics.report(code, new SourceLocation(file, line, column), message, hint);
    }

    private void place(Subtree branch) {
        Frame parent = open.peek();
        if (parent == null) {
            root = branch.node();
        } else {
            parent.add(branch, this);
        }
    }

    private void count(int line, int column) throws UnreadableDocument {
        nodes++;
        if (nodes > limits.nodes()) {
            throw new UnreadableDocument(
                    DiagnosticCode.TOO_LARGE,
                    new SourceLocation(file, line, column),
                    "the file contains more than " + limits.nodes() + " values",
                    "Split the description into several files that refer to each other.");
        }
    }

    private UnreadableDocument tooDeep(int line, int column) {
        return new UnreadableDocument(
                DiagnosticCode.NESTED_TOO_DEEPLY,
                new SourceLocation(file, line, column),
                "values are nested more than " + limits.depth() + " levels deep",
                "Declare the inner values by name and refer to them with $ref.");
    }
}
