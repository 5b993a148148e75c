package dev.ectype.runtime.emulator.resource;

import dev.ectype.runtime.emulator.shape.Shape;
import dev.ectype.runtime.json.MemberName;
import dev.ectype.runtime.plan.BodyPlan;
import dev.ectype.runtime.plan.Location;
import dev.ectype.runtime.plan.OperationPlan;
import dev.ectype.runtime.plan.ParameterPlan;
import dev.ectype.runtime.plan.TiePlan;
import dev.ectype.runtime.schema.MemberSchema;
import dev.ectype.runtime.schema.Schema;
import org.jspecify.annotations.Nullable;

/** What an operation takes for the name of an instance, which the names that the server chooses have to be. */
record Addressing(OperationPlan operation, TiePlan tie) {
    void note(ResourceShape shape) {
        if (tie.self() != null) {
            shape.paths().except(tie.self());
        }
        MemberName idMember = shape.idMember();
        boolean byId = idMember != null && idMember.name().equals(tie.member());
        Schema told = byId ? toldInBody() : null;
        if (told != null) {
            shape.addressedBy(told);
        }
        for (ParameterPlan parameter : operation.parameters()) {
            boolean named = parameter.name().equals(tie.parameter());
            if (named && byId) {
                shape.addressedBy(parameter.type());
                if (parameter.in() == Location.PATH) {
                    shape.paths().add(parameter);
                }
            } else if (named) {
                shape.paths().calledBy(tie.member(), parameter.type());
            }
        }
    }

    /** What the body says where no parameter carries what is tied, or null. */
    private @Nullable Schema toldInBody() {
        BodyPlan body = operation.body();
        Schema type =
                !operation.isToldInBody(tie) || body == null || body.media().isEmpty()
                        ? null
                        : body.media().get(0).type();
        MemberSchema member = type == null ? null : Shape.member(type, tie.parameter());
        return member == null ? null : member.type();
    }
}
