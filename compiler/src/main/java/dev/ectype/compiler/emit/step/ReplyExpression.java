package dev.ectype.compiler.emit.step;

import com.palantir.javapoet.CodeBlock;
import dev.ectype.compiler.emit.java.StringLiterals;
import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.emit.type.ResourceConstants;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.ReplyRule;
import dev.ectype.compiler.graph.step.ChangeStep;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.graph.step.SubResourceStep;
import dev.ectype.compiler.ir.type.MemberPath;
import org.jspecify.annotations.Nullable;

/** Writes the return expression of a method: the result of the last step in the form of the reply. */
public final class ReplyExpression {
    private final EmissionNames names;
    private final Projection projection;
    private final ReplyRule reply;
    private final @Nullable Step step;
    private final StepOutput output;
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
        this.output = step == null ? StepOutput.SAMPLE : step.output();
        this.last = last;
    }

    /** Returns whether the last step is a separate statement because the reply does not contain its result. */
    boolean isStatement() {
        boolean replies = output == StepOutput.REPLY || output == StepOutput.PAGE || output == StepOutput.SAMPLE;
        if (replies || projection instanceof Projection.Content) {
            return false;
        }
        return hasNoContent() || output == StepOutput.NOTHING;
    }

    CodeBlock write() {
        if (output == StepOutput.REPLY) {
            return last;
        }
        if (projection instanceof Projection.Content content) {
            return contentExpression(content);
        }
        if (isStatement()) {
            return CodeBlock.of(hasNoContent() ? "noContent()" : "answer()");
        }
        if (step instanceof SubResourceStep part) {
            CodeBlock member = ResourceConstants.memberOf(part.resource(), MemberPath.ofDots(part.member()), names);
            return CodeBlock.of("part($L, $L)", last, member);
        }
        if (step instanceof ChangeStep.EditList edit && edit.returnsList()) {
            CodeBlock list =
                    ResourceConstants.memberOf(edit.resource(), MemberPath.of(String.valueOf(edit.member())), names);
            return CodeBlock.of("part($L, $L)", last, list);
        }
        return switch (output) {
            case SAMPLE -> CodeBlock.of("answer()");
            case PAGE -> CodeBlock.of("page($L)", last);
            case REMOVED_INSTANCE -> CodeBlock.of("deleted($L)", last);
            case CREATED_INSTANCE, UPSERTED_INSTANCE -> CodeBlock.of("created($L)", last);
            default -> CodeBlock.of("ok($L)", last);
        };
    }

    private boolean hasNoContent() {
        return hasNoContent(reply, output);
    }

    /** Returns whether a reply has neither a body nor a location of a created instance. */
    public static boolean hasNoContent(ReplyRule reply, StepOutput last) {
        return reply.projection() instanceof Projection.Nothing
                && reply.createdStatus() == null
                && last != StepOutput.CREATED_INSTANCE;
    }

    private CodeBlock contentExpression(Projection.Content content) {
        if (output == StepOutput.SAMPLE) {
            return CodeBlock.of("content()");
        }
        return content.slot().isEmpty()
                ? CodeBlock.of("content($L)", last)
                : CodeBlock.of("content($L, $L)", last, StringLiterals.of(content.slot()));
    }
}
