package dev.ectype.compiler.emit.plan;

import dev.ectype.compiler.emit.type.EmissionNames;
import dev.ectype.compiler.graph.Behavior;
import dev.ectype.compiler.graph.Projection;
import dev.ectype.compiler.graph.step.Step;
import dev.ectype.compiler.graph.step.StepOutput;
import dev.ectype.compiler.ir.Media;
import dev.ectype.compiler.ir.resource.ResourceName;
import dev.ectype.compiler.ir.type.ArrayType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the instances that an operation replies with, and their type in the reply. */
final class RepliedInstances {
    private RepliedInstances() {}

    /** Returns the resource of the instances, or null if the reply contains none, as after a deletion. */
    static @Nullable ResourceName resource(Behavior behavior) {
        List<Step> steps = behavior.steps();
        boolean other = steps.stream()
                .anyMatch(step -> step.output() == StepOutput.REMOVED_INSTANCE || step.output() == StepOutput.VALUE);
        return steps.isEmpty() || other ? null : steps.get(steps.size() - 1).resource();
    }

    /** Returns the type of an instance in a JSON reply, or null for other replies. */
    static @Nullable TypeRef type(Behavior behavior, EmissionNames names) {
        Media media = behavior.reply().media();
        TypeRef reply = media == null || !media.isJson() ? null : media.type();
        Projection projection = behavior.reply().projection();
        if (reply == null) {
            return null;
        }
        if (projection instanceof Projection.Item item) {
            return names.inside(reply, item.at());
        }
        if (projection instanceof Projection.Page page) {
            TypeRef list = names.inside(reply, page.at());
            return list != null && names.types().bare(list) instanceof ArrayType array ? array.items() : null;
        }
        return null;
    }
}
