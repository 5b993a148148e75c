package dev.ectype.runtime.emulator.reply;

import dev.ectype.noun.Nouns;
import dev.ectype.runtime.emulator.shape.SchemaShape;
import dev.ectype.runtime.json.MemberPath;
import dev.ectype.runtime.json.text.NormalizedName;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.resource.ResourcePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.NamedSchema;
import dev.ectype.runtime.schema.ObjectSchema;
import dev.ectype.runtime.schema.Schema;
import java.util.List;

/** Locates the instance in the payload of an event. */
public final class EventPayload {
    private EventPayload() {}

    /**
     * Returns the location of an instance: in an event, the object with its type or the name of its resource; else, and in the
     * replies of other operations, the payload itself.
     */
    public static MemberPath location(OperationPlan operation, Schema payload, ResourcePlan resource) {
        boolean isWhole = operation.trigger() == null || payload.equals(resource.type());
        ObjectSchema object = isWhole ? null : SchemaShape.object(payload);
        String noun = NormalizedName.of(Nouns.singular(resource.name()));
        for (MemberSchema member : object == null ? List.<MemberSchema>of() : object.members()) {
            boolean isNamed =
                    NormalizedName.of(member.name()).equals(noun) && SchemaShape.object(member.type()) != null;
            if (isNamed
                    || resource.type() instanceof NamedSchema && member.type().equals(resource.type())) {
                return MemberPath.of(member.name());
            }
        }
        return MemberPath.EMPTY;
    }
}
