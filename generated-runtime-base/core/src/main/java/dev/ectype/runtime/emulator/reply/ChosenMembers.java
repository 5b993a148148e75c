package dev.ectype.runtime.emulator.reply;

import dev.ectype.runtime.emulator.request.Arguments;
import dev.ectype.runtime.http.ReplyBuffer;
import dev.ectype.runtime.json.Document;
import dev.ectype.runtime.json.Json;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ReplyPlan;
import dev.ectype.runtime.schema.Schema;
import java.util.Arrays;

/** Chooses the members of a response that depend on the query of the request. */
final class ChosenMembers {
    private final ReplyPlan plan;
    private final MemberSelection selection;
    private final ConditionalMembers conditional;

    /**
     * Creates the choice for an operation.
     *
     * @param type the type of the response
     * @param items the path of the items with the selectable members
     */
    ChosenMembers(ReplyPlan plan, Schema type, MemberPath items, OperationPlan operation) {
        this.plan = plan;
        selection = new MemberSelection(type, items);
        String resource = operation.resource();
        conditional = new ConditionalMembers(plan.conditions(), type, resource == null ? operation.id() : resource);
    }

    /** Returns whether the members depend on this request. */
    boolean depend(Arguments arguments) {
        return !plan.conditions().isEmpty() || !plan.selections().isEmpty() && isSelected(arguments);
    }

    private boolean isSelected(Arguments arguments) {
        return plan.selections().stream().anyMatch(each -> arguments.sent(each.parameter()) != null);
    }

    /** Replaces the body of a response by its chosen members. */
    void choose(Arguments arguments, ReplyEnvironment environment, ReplyBuffer reply) {
        if (reply.bodyTo() > reply.bodyFrom()) {
            byte[] body = Arrays.copyOfRange(reply.bodyArray(), reply.bodyFrom(), reply.bodyTo());
            Document described = conditional.chosen(Json.parse(body), arguments, environment);
            byte[] selected =
                    selection.selected(described, plan.selections(), arguments).toBytes();
            reply.body(selected, 0, selected.length);
        }
    }
}
