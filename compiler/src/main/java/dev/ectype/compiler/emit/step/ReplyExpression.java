package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.Step;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Writes the return expression of a method: the result of the last step in the form of the reply. */
public final class ReplyExpression {
    private final EmissionNames names;
    private final Projection projection;
    private final ReplyRule reply;
    private final @Nullable Step step;
    private final CodeBlock last;

    /**
     * Creates the expression for a method.
     *
     * @param step the last step, or null if there is none
     * @param last the expression of that step
     */
    ReplyExpression(OperationMethod method, EmissionNames names, @Nullable Step step, CodeBlock last) {
        this.names = names;
        this.reply = method.behavior().reply();
        this.projection = reply.projection();
        this.step = step;
        this.last = last;
    }

    /** Returns whether the last step is a separate statement because the reply does not contain its result. */
    boolean isStatement() {
        if (repliesDirectly() || isSilent() || projection instanceof Projection.Content || step instanceof Step.Query) {
            return false;
        }
        return hasNoContent() || isUnnamed() || step instanceof Step.RemoveMany;
    }

    private boolean repliesDirectly() {
        return step instanceof Step.Publish || step instanceof Step.Fetch || step instanceof Step.ListReferrers;
    }

    CodeBlock write() {
        if (repliesDirectly()) {
            return last;
        }
        if (projection instanceof Projection.Content content) {
            return contentExpression(content);
        }
        if (step instanceof Step.Query) {
            return CodeBlock.of("page($L)", last);
        }
        if (isSilent() || isStatement()) {
            return CodeBlock.of(!isSilent() && hasNoContent() ? "noContent()" : "answer()");
        }
        CodeBlock part = part();
        if (part != null) {
            return CodeBlock.of("part($L, $L)", last, part);
        }
        if (step instanceof Step.Remove) {
            return CodeBlock.of("deleted($L)", last);
        }
        boolean creates =
                step instanceof Step.Insert || step instanceof Step.Upsert || step instanceof Step.StartOperation;
        return CodeBlock.of("$N($L)", creates ? "created" : "ok", last);
    }

    /** Returns whether no step reads or changes the state. */
    private boolean isSilent() {
        return step == null || step instanceof Step.ReplyWithSample;
    }

    private boolean hasNoContent() {
        return hasNoContent(reply, step);
    }

    /** Returns whether a reply has neither a body nor a location of a created instance. */
    public static boolean hasNoContent(ReplyRule reply, @Nullable Step last) {
        return reply.projection() instanceof Projection.Nothing
                && reply.createdStatus() == null
                && !(last instanceof Step.Insert)
                && !(last instanceof Step.StartOperation);
    }

    /** Returns whether the last step changes content of a path without an instance, which yields no result. */
    private boolean isUnnamed() {
        return step instanceof Step.StoreContent store && store.target() == null
                || step instanceof Step.DeleteContent delete && delete.target() == null;
    }

    private CodeBlock contentExpression(Projection.Content content) {
        if (isSilent()) {
            return CodeBlock.of("content()");
        }
        return content.slot().isEmpty()
                ? CodeBlock.of("content($L)", last)
                : CodeBlock.of("content($L, $L)", last, StringLiterals.of(content.slot()));
    }

    private @Nullable CodeBlock part() {
        if (step instanceof Step.ReadSubResource part) {
            return member(part.resource(), part.member());
        }
        if (step instanceof Step.WriteSubResource part) {
            return member(part.resource(), part.member());
        }
        return step instanceof Step.ClearSubResource part ? member(part.resource(), part.member()) : null;
    }

    private CodeBlock member(ResourceName resource, String member) {
        return ResourceConstants.memberOf(resource, MemberPath.of(member), names);
    }
}
